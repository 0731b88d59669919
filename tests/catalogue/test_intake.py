"""A torture pack (B54, B82, B88): every bad file is refused by name, or repaired as stated; the rest is kept."""

from __future__ import annotations

import asyncio
import io
import os
import stat
import subprocess
import sys
import tempfile
import zipfile
from pathlib import Path
from typing import Any, cast

import psutil
import pytest
from parlour.api.catalogue.v1 import catalogue_service_pb2 as pb
from parlour.catalogue.intake import limits
from parlour.catalogue.intake.verdicts import SENTENCES
from parlour.kernel.refusals import BadInput
from PIL import Image, ImageCms

from tests.catalogue.house import ANA, Catalogue
from tests.catalogue.pictures import drawn, encoded, painted, png_bomb, zipped

GOOD = ("good.png", drawn(999))
SVG = b'<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg"><image href="/etc/passwd"/></svg>'
LONGEST = "x" * 251 + ".png"
ODD_NAMES = (
    *("row 1 (2).jpg", "#.png", "🦊.png", LONGEST, "CON.png", "a/same.png", "b/same.png"),
    *('<img src=x onerror="alert(1)">.png', "\x1b[31mred.png", "aux", " .png", "a:b?.png"),
)


@pytest.fixture
def temporary(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Where temporary folders are made, watched by the test."""
    folder = tmp_path / "temporary"
    folder.mkdir()
    monkeypatch.setattr(tempfile, "tempdir", str(folder))
    return folder


def left_in(folder: Path, name: str = "*") -> list[Path]:
    """The files and folders somewhere in a folder."""
    return list(folder.rglob(name))


def reasons(response: pb.ImportPackResponse) -> dict[str, str]:
    """Each file's reason, "" for those that are kept."""
    return {file.path: file.reason for file in response.files}


def webp_of_size(width: int, height: int) -> bytes:
    """A WebP whose header promises that many pixels."""
    clear = painted(1).convert("RGBA")
    clear.putalpha(Image.linear_gradient("L").resize(clear.size))
    data = bytearray(encoded(clear, "WEBP"))
    assert data[12:16] == b"VP8X"
    data[24:27], data[27:30] = (side.to_bytes(3, "little") for side in (width - 1, height - 1))
    return bytes(data)


WHOLE = drawn(5, "JPEG")
BAD = {
    "EMPTY_FILE": b"",
    "NOT_A_PICTURE": b"#!/bin/sh\nrm -rf /\n",
    "SVG_REFUSED": SVG,
    "FORMAT_NOT_READ": drawn(6, "TIFF"),
    "PICTURE_BROKEN": WHOLE[: len(WHOLE) // 2],
    "TOO_MANY_PIXELS": png_bomb(30_000, 30_000),
    "TOO_FEW_PIXELS": drawn(7, size=(99, 400)),
    "FILE_TOO_LARGE": drawn(8) + b"\0" * limits.MOST_PICTURE_BYTES,
    "ZIP_BROKEN": zipped({"a.png": drawn(9)})[:200],
}


@pytest.mark.parametrize("reason", BAD)
async def test_a_bad_file_is_refused_for_its_reason_and_the_good_one_kept(
    catalogue: Catalogue, reason: str
) -> None:
    response = await catalogue.upload([("picture.png", BAD[reason]), GOOD])
    assert reasons(response) == {"picture.png": reason, "good.png": ""}
    assert response.files[0].message == SENTENCES[reason]
    assert response.card_set.card_count == 1


@pytest.mark.parametrize(
    ("data", "reason"),
    [
        (SVG.decode().encode("utf-16"), "SVG_REFUSED"),
        (b"\x89PNG\r\n\x1a\n" + b"\xff" * 500, "PICTURE_BROKEN"),
        (b"\xff\xd8\xff" + os.urandom(500), "PICTURE_BROKEN"),
        (b"GIF89a" + b"\xff" * 5, "PICTURE_BROKEN"),
        (b"RIFF\0\0\0\0WEBP", "PICTURE_BROKEN"),
        (b"\0\0\0\x20ftypavif" + b"\0" * 100, "PICTURE_BROKEN"),
        (b"\0\0\0\x20ftypheic" + b"\0" * 100, "FORMAT_NOT_READ"),
        (webp_of_size(16_000, 16_000), "TOO_MANY_PIXELS"),
        (png_bomb(100, 30_000), "TOO_MANY_PIXELS"),
        (b"MZ" + drawn(1), "NOT_A_PICTURE"),
    ],
)
async def test_more_that_is_no_picture_that_could_be_taken(
    catalogue: Catalogue, data: bytes, reason: str
) -> None:
    response = await catalogue.upload([("picture.png", data)])
    assert reasons(response) == {"picture.png": reason}
    assert not response.HasField("card_set"), "nothing was kept: no set"
    assert not await catalogue.listed(ANA)


@pytest.mark.parametrize("kind", ["PNG", "JPEG", "WEBP", "GIF", "AVIF"])
async def test_pictures_are_known_by_content_and_always_encoded_anew(
    catalogue: Catalogue, kind: str
) -> None:
    sent = drawn(3, kind)
    response = await catalogue.upload([("picture.exe", sent)])
    [file] = response.files
    assert file.card == f"{response.card_set.name}/cards/1"
    for size, shape in ((pb.PICTURE_SIZE_SMALL, (160, 240)), (pb.PICTURE_SIZE_LARGE, (600, 900))):
        parts = await catalogue.picture(file.card, size)
        data = b"".join(part.chunk for part in parts)
        assert parts[0].media_type == "image/webp"
        assert data != sent
        with Image.open(io.BytesIO(data)) as kept:
            assert (kept.format, kept.size) == ("WEBP", shape)


async def large(catalogue: Catalogue, card: str) -> Image.Image:
    parts = await catalogue.picture(card, pb.PICTURE_SIZE_LARGE)
    return Image.open(io.BytesIO(b"".join(part.chunk for part in parts)))


async def test_place_camera_and_profile_stay_behind_and_the_picture_stands_upright(
    catalogue: Catalogue,
) -> None:
    picture = Image.new("RGB", (900, 600), "red")  # lies on its side: its left is the top
    picture.paste("blue", (450, 0, 900, 600))
    exif = Image.Exif()
    exif[0x0112] = 6
    exif[0x010E] = "SECRET"
    exif.get_ifd(0x8825)[1] = "N"
    data = encoded(picture, "JPEG", exif=exif, comment=b"SECRET", quality=95)
    assert b"SECRET" in data
    response = await catalogue.upload([("photo.jpg", data)])
    [file] = response.files
    assert list(file.changes) == ["TURNED"]
    parts = await catalogue.picture(file.card, pb.PICTURE_SIZE_LARGE)
    assert b"SECRET" not in b"".join(part.chunk for part in parts)
    kept = await large(catalogue, file.card)
    assert not kept.getexif()
    assert not {"exif", "xmp", "icc_profile", "comment"} & set(kept.info)
    top, bottom = (kept.convert("RGB").getpixel((300, y)) for y in (100, 800))
    assert isinstance(top, tuple)
    assert isinstance(bottom, tuple)
    assert (top[0] > 200, top[2] < 60) == (True, True)
    assert (bottom[2] > 200, bottom[0] < 60) == (True, True)


async def test_only_the_first_frame_counts(catalogue: Catalogue) -> None:
    frames = [Image.new("RGB", (300, 450), colour) for colour in ("red", "blue", "green")]
    for kind in ("GIF", "WEBP", "PNG"):
        data = encoded(frames[0], kind, save_all=True, append_images=frames[1:])
        response = await catalogue.upload([("moving.gif", data)])
        [file] = response.files
        assert "FIRST_FRAME" in file.changes
        colour = (await large(catalogue, file.card)).convert("RGB").getpixel((300, 450))
        assert isinstance(colour, tuple)
        assert (colour[0] > 200, colour[1] < 60) == (True, True)


async def test_colours_come_out_as_they_were_meant(catalogue: Catalogue) -> None:
    cms = cast("Any", ImageCms)  # its types do not say what a profile is
    lab = cms.ImageCmsProfile(cms.createProfile("LAB")).tobytes()
    files = {
        "cmyk.jpg": encoded(painted(1).convert("CMYK"), "JPEG"),
        "clear.png": encoded(Image.new("RGBA", (300, 450), (0, 0, 0, 0)), "PNG"),
        "deep.png": encoded(Image.linear_gradient("L").resize((300, 450)).convert("I;16"), "PNG"),
        "palette.gif": encoded(painted(2).convert("P"), "GIF"),
        "nonsense.png": encoded(painted(3), "PNG", icc_profile=lab),
        "broken.png": encoded(painted(4), "PNG", icc_profile=b"no profile"),
        "bilevel.png": encoded(painted(5).convert("1"), "PNG"),
    }
    response = await catalogue.upload(files.items())
    assert set(reasons(response).values()) == {""}
    changes = {file.path: list(file.changes) for file in response.files}
    assert "RECOLOURED" in changes["cmyk.jpg"]
    assert "FLATTENED" in changes["clear.png"]
    cards = {file.path: file.card for file in response.files}
    paper = (await large(catalogue, cards["clear.png"])).convert("RGB").getpixel((300, 450))
    assert isinstance(paper, tuple)
    assert min(paper) > 200


@pytest.mark.parametrize(
    ("size", "purpose", "change"),
    [
        ((600, 900), pb.PURPOSE_DREAM, []),
        ((700, 900), pb.PURPOSE_DREAM, ["CROPPED"]),
        ((1600, 900), pb.PURPOSE_DREAM, ["PADDED"]),
        ((200, 300), pb.PURPOSE_DREAM, ["ENLARGED"]),
        ((700, 700), pb.PURPOSE_JINX, []),
    ],
)
async def test_pictures_are_fitted_to_a_card(
    catalogue: Catalogue, size: tuple[int, int], purpose: pb.Purpose, change: list[str]
) -> None:
    response = await catalogue.upload([("a.png", drawn(1, size=size))], purpose=purpose)
    [file] = response.files
    assert list(file.changes) == change
    side = 900 if purpose == pb.PURPOSE_DREAM else 600
    assert (await large(catalogue, file.card)).size == (600, side)


async def test_the_same_picture_is_taken_once_whether_by_bytes_or_by_looks(
    catalogue: Catalogue,
) -> None:
    original = drawn(1, size=(600, 900))
    files = [
        ("one.png", original),
        ("copy.png", original),
        ("again.jpg", drawn(1, "JPEG", (600, 900), quality=60)),
        ("smaller.webp", encoded(painted(1, (600, 900)).resize((300, 450)), "WEBP", quality=70)),
        ("another.png", drawn(2)),
        ("grey.png", encoded(Image.new("RGB", (300, 450), "grey"), "PNG")),
        ("red.png", encoded(Image.new("RGB", (300, 450), "red"), "PNG")),
    ]
    response = await catalogue.upload(files)
    assert reasons(response) == {
        "one.png": "",
        "copy.png": "SAME_PICTURE",
        "again.jpg": "ALIKE_PICTURE",
        "smaller.webp": "ALIKE_PICTURE",
        "another.png": "",
        "grey.png": "",
        "red.png": "",
    }
    told = [file.message for file in response.files if file.message]
    assert [sentence.rpartition(": ")[2] for sentence in told] == ["one.png"] * 3
    more = await catalogue.upload(files[:1], card_set=response.card_set.name)
    assert reasons(more) == {"one.png": "SAME_PICTURE"}
    assert more.files[0].message == "the same file is in the set already: card 1"


async def test_any_name_will_do_and_none_is_a_file_of_ours(
    catalogue: Catalogue, temporary: Path
) -> None:
    files = [(name, drawn(seed)) for seed, name in enumerate(ODD_NAMES, start=1)]
    files += [("/etc/cron.d/x.png", drawn(50)), ("../../x.png", drawn(51))]
    response = await catalogue.upload(files)
    assert [file.path for file in response.files] == [path for path, _ in files]
    assert len({file.card for file in response.files}) == len(files)
    assert not left_in(temporary)
    assert not left_in(temporary.parent, "x.png")


async def test_a_zip_full_of_traps_gives_its_good_pictures_and_tells_of_each_trap(
    catalogue: Catalogue, temporary: Path
) -> None:
    out = io.BytesIO()
    with zipfile.ZipFile(out, "w", zipfile.ZIP_DEFLATED) as archive:
        for seed, name in enumerate(ODD_NAMES, start=1):
            archive.writestr(name, drawn(seed))
        with pytest.warns(UserWarning, match="Duplicate name"):
            archive.writestr("a/same.png", drawn(60))
        archive.writestr("deep/" * 20 + "nested.png", drawn(61))
        for path in ("../../x.png", "/etc/x.png", "C:\\x.png", "a/../../x.png", "..\\x.png"):
            archive.writestr(zipfile.ZipInfo(path), drawn(62))
        link = zipfile.ZipInfo("link.png")
        link.external_attr = (stat.S_IFLNK | 0o777) << 16
        archive.writestr(link, "/etc/passwd")
        archive.writestr("inner.zip", zipped({"x.png": drawn(63)}))
        archive.writestr("vector.svg", SVG)
        archive.writestr("huge.png", png_bomb(30_000, 30_000))
        archive.writestr("zeros.png", b"\0" * 9 * limits.MIB)
        archive.writestr("large.png", os.urandom(limits.MOST_PICTURE_BYTES + 1))
        for clutter in ("__MACOSX/._a.png", ".DS_Store", "Thumbs.db", "folder/"):
            archive.writestr(clutter, b"")
    response = await catalogue.upload([("all.zip", out.getvalue())])
    found = [(file.path.removeprefix("all.zip/"), file.reason) for file in response.files]
    refused = {path: reason for path, reason in found if reason}
    assert refused == {
        "../../x.png": "UNSAFE_PATH",
        "/etc/x.png": "UNSAFE_PATH",
        "C:\\x.png": "UNSAFE_PATH",
        "a/../../x.png": "UNSAFE_PATH",
        "..\\x.png": "UNSAFE_PATH",
        "link.png": "LINK",
        "inner.zip": "ZIP_IN_ZIP",
        "vector.svg": "SVG_REFUSED",
        "huge.png": "TOO_MANY_PIXELS",
        "zeros.png": "ZIP_TOO_DENSE",
        "large.png": "FILE_TOO_LARGE",
    }
    assert len([reason for _, reason in found if not reason]) == len(ODD_NAMES) + 2
    assert not left_in(temporary), "the folder is gone"
    assert not left_in(temporary.parent, "x.png")


async def test_an_encrypted_entry_and_a_lying_one_are_refused(catalogue: Catalogue) -> None:
    data = bytearray(zipped({"secret.png": drawn(1), "open.png": drawn(2)}))
    central = data.index(b"PK\x01\x02")
    data[central + 8] |= 1
    response = await catalogue.upload([("a.zip", bytes(data))])
    assert reasons(response) == {"a.zip/secret.png": "ENCRYPTED", "a.zip/open.png": ""}
    data = bytearray(zipped({"lie.png": drawn(1) + b"\0" * limits.MIB}, zipfile.ZIP_DEFLATED))
    central = data.index(b"PK\x01\x02")
    data[central + 24 : central + 28] = (100_000).to_bytes(4, "little")  # says it is smaller
    response = await catalogue.upload([("b.zip", bytes(data))])
    assert reasons(response)["b.zip/lie.png"] in ("ZIP_BROKEN", "PICTURE_BROKEN")


async def test_a_zip_of_ten_thousand_entries_is_not_opened(catalogue: Catalogue) -> None:
    bomb = zipped({f"{n}.png": b"" for n in range(10_000)})
    response = await catalogue.upload([("bomb.zip", bomb), GOOD])
    assert reasons(response) == {"bomb.zip": "ZIP_TOO_MANY_ENTRIES", "good.png": ""}
    small = zipped({f"{n}.png": b"" for n in range(1_500)})
    response = await catalogue.upload([("a.zip", small), ("b.zip", small)])
    assert reasons(response)["b.zip"] == "ZIP_TOO_MANY_ENTRIES", "they count together"


async def test_more_than_20_mb_are_refused_as_a_whole(
    catalogue: Catalogue, temporary: Path
) -> None:
    with pytest.raises(BadInput) as caught:
        await catalogue.upload([("sixty.png", b"\0" * 60 * limits.MIB)])
    assert caught.value.reason == "PACK_TOO_LARGE"
    assert not left_in(temporary)


async def test_a_picture_that_brings_the_process_down_costs_only_itself(
    catalogue: Catalogue, temporary: Path
) -> None:
    async def end_one() -> None:
        """End the process that looks at the pictures, as the system would, once it has begun."""
        while not left_in(temporary, "*-large.webp"):  # noqa: ASYNC110 - another process makes them
            await asyncio.sleep(0.01)
        [child] = [
            one
            for one in psutil.Process().children()
            if "parlour.catalogue.intake.workbench" in one.cmdline()
        ]
        child.kill()

    files = [(f"{n}.jpg", drawn(n, "JPEG", (1200, 1800))) for n in range(10)]
    ending = asyncio.create_task(end_one())
    response = await catalogue.upload([*files, ("copy.jpg", files[0][1])])
    await ending
    found = list(reasons(response).values())
    assert found.pop() == "SAME_PICTURE", "what was kept before is remembered"
    assert sorted(found) == [""] * 9 + ["PICTURE_TOO_COSTLY"]
    assert not left_in(temporary)


async def test_what_takes_the_processor_too_long_is_ended_by_the_system() -> None:
    code = (
        "from parlour.catalogue.intake import limits; limits.PICTURE_SECONDS = 1;"
        "limits.confine(); limits.another_picture()\nwhile True: pass"
    )
    process = await asyncio.create_subprocess_exec(sys.executable, "-c", code)
    assert await asyncio.wait_for(process.wait(), 30) < 0


async def test_what_takes_too_much_memory_or_disk_is_stopped_by_the_system(tmp_path: Path) -> None:
    code = (
        "import pathlib; from parlour.catalogue.intake import limits; limits.confine()\n"
        "try: b'x' * limits.MOST_MEMORY\n"
        "except MemoryError: print('memory')\n"
        "try: pathlib.Path('large').write_bytes(b'x' * (limits.MOST_PICTURE_BYTES + 1))\n"
        "except OSError: print('disk')"
    )
    process = await asyncio.create_subprocess_exec(
        sys.executable, "-c", code, stdout=subprocess.PIPE, cwd=tmp_path
    )
    said, _ = await process.communicate()
    assert said.split() == [b"memory", b"disk"]


async def test_the_service_stays_small_whatever_it_is_sent(catalogue: Catalogue) -> None:
    process = psutil.Process()
    heavy = [
        ("bomb.png", png_bomb(30_000, 30_000)),
        ("large.png", png_bomb(6_000, 6_600)),  # just allowed: 40 megapixels are decoded
        *((f"{n}.jpg", drawn(n, "JPEG", (1200, 1800))) for n in range(100, 112)),
    ]
    await catalogue.upload([("warm.png", drawn(1))])
    before = process.memory_info().rss
    for _ in range(2):
        response = await catalogue.upload(heavy)
        assert response.card_set.card_count == 13
    grown = process.memory_info().rss - before
    assert grown < 30 * limits.MIB, f"grew by {grown // limits.MIB} MiB"


def test_every_reason_is_documented() -> None:
    table = (Path(__file__).parents[2] / "docs/api/errors.md").read_text()
    for reason in SENTENCES:
        assert f"| `{reason}` |" in table
