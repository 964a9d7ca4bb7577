import sharp from 'sharp';

const side = 320;
/** Beyond this a small file can fill the memory of a server. */
export const pixelsAtMost = 50_000_000;
export const secondsAtMost = 15;

/**
 * A small WebP of a picture, upright, with nothing of what the original says of place, time and camera. Of an
 * animation, the first frame. Undefined where the picture is broken or too large to be read.
 */
export async function thumbnailOf(picture: Uint8Array): Promise<Buffer | undefined> {
  try {
    return await sharp(picture, { limitInputPixels: pixelsAtMost, failOn: 'error', sequentialRead: true })
      .autoOrient()
      .resize(side, side, { fit: 'inside', withoutEnlargement: true })
      .webp({ quality: 80 })
      .timeout({ seconds: secondsAtMost })
      .toBuffer();
  } catch {
    return undefined;
  }
}
