"""The skeleton: twenty poses as joint angles, and the joints they give."""

from __future__ import annotations

from typing import NamedTuple

from .geometry import Point, turned

Limb = tuple[float, float]


class Pose(NamedTuple):
    """Angles in degrees: 0 hangs down, 90 points forward, 180 up; limbs as (upper, lower)."""

    lean: float
    head: float
    far_arm: Limb
    near_arm: Limb
    far_leg: Limb
    near_leg: Limb


POSES = {
    "stand": Pose(0, 0, (8, 12), (-6, 4), (3, 0), (-4, -4)),
    "walk": Pose(6, 2, (28, 45), (-24, -8), (-22, -34), (24, 12)),
    "run": Pose(20, 8, (60, 130), (-50, 10), (-40, -95), (62, 6)),
    "sit": Pose(2, 4, (30, 60), (24, 62), (88, 2), (84, -4)),
    "sitlow": Pose(10, 14, (40, 70), (30, 62), (118, 18), (108, 10)),
    "kneel": Pose(14, 20, (34, 60), (20, 58), (8, -86), (78, -8)),
    "reach": Pose(4, -22, (168, 172), (14, 30), (4, 0), (-8, -10)),
    "climb": Pose(6, -18, (172, 150), (138, 176), (70, -14), (18, -30)),
    "row": Pose(-14, 4, (72, 84), (66, 80), (82, 40), (76, 36)),
    "point": Pose(0, -6, (98, 96), (-8, 6), (4, 0), (-6, -6)),
    "hold": Pose(-4, -4, (46, 104), (40, 108), (4, 0), (-6, -6)),
    "bow": Pose(62, 50, (20, 30), (10, 24), (-6, -6), (2, 0)),
    "fetal": Pose(34, 44, (58, 128), (66, 136), (128, 14), (120, 8)),
    "dance": Pose(-8, -16, (150, 120), (-130, -160), (-40, -80), (14, 4)),
    "leap": Pose(14, -6, (100, 120), (-80, -60), (-62, -50), (74, 60)),
    "old": Pose(24, 16, (30, 52), (4, 20), (6, -4), (-6, -10)),
    "lean": Pose(-16, -8, (40, 20), (-26, -10), (14, 6), (4, 0)),
    "fall": Pose(-30, -50, (140, 110), (-150, -120), (40, 10), (-20, -60)),
    "arms": Pose(0, -14, (122, 132), (-122, -132), (6, 2), (-8, -4)),
    "carry": Pose(12, 8, (150, 190), (140, 178), (-16, -26), (20, 8)),
    "pull": Pose(-24, -6, (96, 88), (88, 84), (34, 8), (12, -14)),
    "push": Pose(30, 10, (96, 100), (84, 96), (-34, -44), (24, -10)),
    "look": Pose(-6, -34, (10, 20), (-10, 2), (4, 0), (-6, -6)),
}


class Skeleton(NamedTuple):
    """Joint positions of a 100-unit figure, hip at the origin, y downwards."""

    hip: Point
    neck: Point
    head: Point
    shoulder: Point
    far_elbow: Point
    far_hand: Point
    near_elbow: Point
    near_hand: Point
    far_knee: Point
    far_foot: Point
    near_knee: Point
    near_foot: Point


def skeleton(pose: Pose, child: bool) -> Skeleton:
    """The joints of a pose; children have shorter bodies and larger heads."""
    trunk, leg = (25.8, 19.5) if child else (30.0, 25.0)
    hip = (0.0, 0.0)
    neck = turned(hip, 180 - pose.lean, trunk)
    head = turned(neck, 180 - pose.head - pose.lean * 0.4, 8 + 4.5 * (1.5 if child else 1))
    shoulder = turned(neck, -pose.lean, 3.5)

    def limb(start: Point, angles: Limb, upper: float, lower: float) -> tuple[Point, Point]:
        middle = turned(start, angles[0], upper)
        return middle, turned(middle, angles[1], lower)

    return Skeleton(
        hip,
        neck,
        head,
        shoulder,
        *limb(shoulder, pose.far_arm, 17, 16),
        *limb(shoulder, pose.near_arm, 17, 16),
        *limb(hip, pose.far_leg, leg, leg),
        *limb(hip, pose.near_leg, leg, leg),
    )
