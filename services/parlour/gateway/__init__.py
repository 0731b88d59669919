"""The gateway: what browsers see of Parlour. No state and no rules."""
