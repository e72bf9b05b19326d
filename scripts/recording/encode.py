"""A stage's frames as one animated AVIF, at the best quality that is small enough."""

import math
import os
import subprocess

from stage import FRAME_RATE

LARGEST = 400_000  # Bytes.
# AV1's constant rate factors: the best one that is tried, and the worst one that is acceptable.
BEST, WORST = 38, 60
# Adding about this to the factor halves the size.
HALVING = 11


def encode(stage, path):
    """Writes the picture and returns its size and its rate factor."""
    quality = BEST
    while True:
        write(stage, path, quality)
        size = path.stat().st_size
        if size <= LARGEST:
            return size, quality
        if quality >= WORST:
            raise SystemExit(f"{path.name} has {size} bytes at the worst quality, and may have {LARGEST}")
        quality = min(WORST, quality + math.ceil(HALVING * math.log2(size / LARGEST)))


def write(stage, path, quality):
    part = f"crop={':'.join(map(str, stage.part))},scale=iw*{stage.scale}:-1:flags=area"
    command = ["ffmpeg", "-loglevel", "error", "-y", "-f", "image2pipe", "-framerate", str(FRAME_RATE)]
    command += ["-c:v", "png", "-i", "-", "-vf", f"{part},crop=trunc(iw/2)*2:trunc(ih/2)*2,format=yuv420p"]
    command += ["-c:v", "libsvtav1", "-preset", "6", "-crf", str(quality), "-g", "600", "-loop", "0", path]
    # Its messages are not only errors.
    subprocess.run(command, input=b"".join(stage.frames), env={**os.environ, "SVT_LOG": "1"}, check=True)
