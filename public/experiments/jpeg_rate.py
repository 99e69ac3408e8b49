"""Images that one core decodes in a second: synthetic JPEGs of 500 x 375, about 100 kB. Needs Pillow.

Prints images and megabytes of files for each second of CPU time.
"""

import io
import random
import time

import numpy
from PIL import Image

PICTURES = 32
SECONDS = 4
WIDTH, HEIGHT = 500, 375
CROP = 224


def picture(generator):
    """Smooth shapes with noise: as many bytes as a photograph of that size."""
    coarse = generator.integers(0, 256, (12, 16, 3), dtype=numpy.uint8)
    smooth = numpy.asarray(Image.fromarray(coarse).resize((WIDTH, HEIGHT), Image.BICUBIC), numpy.float32)
    noisy = smooth + generator.normal(0, 22, smooth.shape)
    file = io.BytesIO()
    Image.fromarray(noisy.clip(0, 255).astype(numpy.uint8)).save(file, "JPEG", quality=90)
    return file.getvalue()


def decode_and_crop(file):
    image = Image.open(io.BytesIO(file)).convert("RGB")
    left, top = random.randint(0, WIDTH - CROP), random.randint(0, HEIGHT - CROP)
    return numpy.asarray(image.crop((left, top, left + CROP, top + CROP)))


def decode_crop_and_resize(file):
    """A crop of random size, brought to the size of the network's input."""
    image = Image.open(io.BytesIO(file)).convert("RGB")
    side = random.randint(CROP // 2, HEIGHT)
    left, top = random.randint(0, WIDTH - side), random.randint(0, HEIGHT - side)
    box = (left, top, left + side, top + side)
    return numpy.asarray(image.resize((CROP, CROP), Image.BILINEAR, box=box))


def rate(work, files):
    done = 0
    start = time.process_time()
    while time.process_time() - start < SECONDS:
        work(files[done % PICTURES])
        done += 1
    return done / (time.process_time() - start)


def main():
    generator = numpy.random.default_rng(0)
    files = [picture(generator) for _ in range(PICTURES)]
    size = sum(map(len, files)) / len(files)
    print(f"mean size of a file: {size / 1e3:.0f} kB")
    for name, work in {"decode, crop": decode_and_crop, "and resize": decode_crop_and_resize}.items():
        found = rate(work, files)
        print(f"{name}: {found:.0f} images/s, {found * size / 1e6:.0f} MB/s of files")


if __name__ == "__main__":
    main()
