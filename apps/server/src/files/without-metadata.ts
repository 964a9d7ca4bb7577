import sharp from 'sharp';
import { pixelsAtMost, secondsAtMost } from './thumbnail.ts';

const quality = 92;

/** The formats that cameras and phones write where and when a picture was taken into. */
const formatsWithMetadata = new Set(['image/jpeg', 'image/png', 'image/webp']);

/**
 * A picture without what it says of place, time and camera, upright and with its colours. One that says nothing is
 * given back byte by byte; another is written anew, since a turned picture cannot keep its bytes. The bytes of other
 * kinds stay as they are. Undefined where the picture cannot be read.
 */
export async function withoutMetadata(bytes: Uint8Array, type: string): Promise<Uint8Array | undefined> {
  if (!formatsWithMetadata.has(type)) return bytes;
  try {
    const { exif, xmp, iptc, pages = 1, comments = [] } = await sharp(bytes).metadata();
    if (!exif && !xmp && !iptc && comments.length === 0) return bytes;
    const picture = sharp(bytes, { limitInputPixels: pixelsAtMost, failOn: 'error', animated: pages > 1 });
    const upright = pages > 1 ? picture : picture.autoOrient();
    return await upright
      .keepIccProfile()
      .jpeg({ quality, force: false })
      .webp({ quality, force: false })
      .png({ force: false })
      .timeout({ seconds: secondsAtMost })
      .toBuffer();
  } catch {
    return undefined;
  }
}
