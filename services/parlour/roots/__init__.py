"""Composition roots: the only modules that construct adapters. Each shows on one screen how a process is wired."""
