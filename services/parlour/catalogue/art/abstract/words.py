"""Words for the abstract pictures: what each family shows and what its cards may feel like."""

from __future__ import annotations

FAMILY_TEXTS: dict[str, dict[str, str]] = {
    "strata": {
        "en": "Bands of colour lie over one another.",
        "fr": "Des bandes de couleur se superposent.",
        "de": "Farbige Bänder liegen übereinander.",
        "es": "Franjas de color se superponen.",
        "pt": "Faixas de cor se sobrepõem.",
    },
    "rings": {
        "en": "Rings lie one within another.",
        "fr": "Des anneaux s'emboîtent.",
        "de": "Ringe liegen ineinander.",
        "es": "Anillos dentro de anillos.",
        "pt": "Anéis dentro de anéis.",
    },
    "shards": {
        "en": "Wedges burst from one point.",
        "fr": "Des éclats partent d'un point.",
        "de": "Splitter gehen von einem Punkt aus.",
        "es": "Cuñas brotan de un punto.",
        "pt": "Cunhas partem de um ponto.",
    },
    "flow": {
        "en": "Brush strokes follow a current.",
        "fr": "Des traits de pinceau suivent un courant.",
        "de": "Pinselstriche folgen einer Strömung.",
        "es": "Pinceladas siguen una corriente.",
        "pt": "Pinceladas seguem uma corrente.",
    },
    "blobs": {
        "en": "Soft round forms overlap.",
        "fr": "Des formes rondes se recouvrent.",
        "de": "Weiche runde Formen überlappen sich.",
        "es": "Formas redondas se superponen.",
        "pt": "Formas redondas se sobrepõem.",
    },
    "grid": {
        "en": "A grid of small shapes, one of them different.",
        "fr": "Une grille de petites formes, dont une diffère.",
        "de": "Ein Raster kleiner Formen, eine ist anders.",
        "es": "Una cuadrícula de formas pequeñas, una distinta.",
        "pt": "Uma grade de pequenas formas, uma diferente.",
    },
    "drip": {
        "en": "Long bars with round ends and drops.",
        "fr": "De longues barres arrondies et des gouttes.",
        "de": "Lange Balken mit runden Enden und Tropfen.",
        "es": "Barras largas y gotas.",
        "pt": "Barras longas e gotas.",
    },
    "orbits": {
        "en": "Loops cross; dots hang between them.",
        "fr": "Des boucles se croisent, avec des points.",
        "de": "Schleifen kreuzen sich, dazwischen Punkte.",
        "es": "Lazos que se cruzan y puntos.",
        "pt": "Laços que se cruzam e pontos.",
    },
    "lonely": {
        "en": "One small form in a wide empty space.",
        "fr": "Une petite forme dans un grand vide.",
        "de": "Eine kleine Form in weiter Leere.",
        "es": "Una forma pequeña en un gran vacío.",
        "pt": "Uma pequena forma num grande vazio.",
    },
    "growth": {
        "en": "Branches fork, with dots at their ends.",
        "fr": "Des branches se divisent, des points au bout.",
        "de": "Zweige gabeln sich, an den Enden Punkte.",
        "es": "Ramas que se bifurcan, con puntos.",
        "pt": "Galhos que se bifurcam, com pontos.",
    },
    "weave": {
        "en": "Threads cross like cloth; a hole opens.",
        "fr": "Des fils se croisent ; un trou s'ouvre.",
        "de": "Fäden kreuzen sich wie Tuch; ein Loch öffnet sich.",
        "es": "Hilos cruzados como tela; se abre un hueco.",
        "pt": "Fios cruzados como tecido; abre-se um buraco.",
    },
    "forces": {
        "en": "Two masses meet along one line.",
        "fr": "Deux masses se rencontrent le long d'une ligne.",
        "de": "Zwei Massen treffen an einer Linie aufeinander.",
        "es": "Dos masas se encuentran en una línea.",
        "pt": "Duas massas se encontram numa linha.",
    },
}

_WORDS = """
calm|Calm|Calme|Ruhig|Calma|Calmo
tense|Tense|Tendu|Gespannt|Tensión|Tenso
crowded|Crowded|Serré|Gedrängt|Apretado|Apertado
lonely|Lonely|Solitaire|Einsam|Solitario|Solitário
rising|Rising|Montant|Steigend|Sube|Sobe
falling|Falling|Tombant|Fallend|Cae|Cai
warm|Warm|Chaud|Warm|Cálido|Quente
cold|Cold|Froid|Kalt|Frío|Frio
broken|Broken|Brisé|Zerbrochen|Roto|Quebrado
growing|Growing|Croissant|Wachsend|Crece|Cresce
watched|Watched|Observé|Beobachtet|Vigilado|Vigiado
noisy|Noisy|Bruyant|Laut|Ruidoso|Barulhento
soft|Soft|Doux|Weich|Suave|Suave
sharp|Sharp|Aigu|Scharf|Afilado|Afiado
"""
FEELINGS: dict[str, dict[str, str]] = {
    cells[0]: dict(zip(("en", "fr", "de", "es", "pt"), cells[1:], strict=True))
    for cells in (line.split("|") for line in _WORDS.strip().splitlines())
}
