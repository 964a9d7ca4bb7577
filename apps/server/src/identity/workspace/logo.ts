import { buffer } from 'node:stream/consumers';
import type { FastifyInstance } from 'fastify';
import sharp from 'sharp';
import * as z from 'zod';
import { keyOf } from '../../files/index.ts';
import type { FileStorage } from '../../ports/files.ts';
import { refuse } from '../../refuse.ts';
import type { Services } from '../../services.ts';

/** Sharp where it is shown largest, at 64 pixels. */
const side = 128;
const pixelsAtMost = 50_000_000;
const secondsAtMost = 15;
const light = '#ffffff';
const dark = '#17201d';

/**
 * An uploaded picture as a logo: a square of 128 pixels that holds all of it. What is see-through gets a ground that the rest
 * stands out from, so that a dark mark is seen on dark pages, and a white one on light ones. Undefined where it cannot be read.
 */
export async function drawLogo(
  storage: FileStorage,
  { tenant, file }: { tenant: string; file: string },
): Promise<Buffer | undefined> {
  const kept = await storage.open(keyOf(tenant, file));
  if (!kept) return undefined;
  try {
    const whole = await sharp(await buffer(kept.bytes), { limitInputPixels: pixelsAtMost, failOn: 'error' })
      .autoOrient()
      .resize(side, side, { fit: 'contain', background: { r: 0, g: 0, b: 0, alpha: 0 } })
      .png()
      .timeout({ seconds: secondsAtMost })
      .toBuffer();
    return await sharp(whole)
      .flatten({ background: await groundFor(whole) })
      .png({ palette: true })
      .toBuffer();
  } catch {
    return undefined;
  }
}

/** White, unless what is drawn is nearly white itself: then the colour of dark pages. */
async function groundFor(picture: Buffer): Promise<string> {
  const { data } = await sharp(picture)
    .ensureAlpha()
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true });
  let [brightness, seen] = [0, 0];
  for (let at = 0; at < data.length; at += 4) {
    const [red = 0, green = 0, blue = 0, alpha = 0] = data.subarray(at, at + 4);
    brightness += (0.2126 * red + 0.7152 * green + 0.0722 * blue) * alpha;
    seen += alpha;
  }
  const nearlyWhite = 215;
  const isSeeThrough = seen < (data.length / 4) * 250;
  return isSeeThrough && seen > 0 && brightness / seen > nearlyWhite ? dark : light;
}

const address = z.object({ tenant: z.uuid(), hash: z.string().regex(/^[0-9a-f]{64}$/) });

/** Serves logos to everybody: pages before the login show them, and mails in any reader's window. */
export function mountLogos(app: FastifyInstance, { database }: Services): void {
  app.get('/files/:tenant/logo/:hash.png', async ({ params }, reply) => {
    const { data: wanted } = address.safeParse(params);
    if (!wanted) throw refuse('not-found', { noun: 'file' });
    const { tenant, hash } = wanted;
    const logo = await database.read(tenant, (db) =>
      db
        .selectFrom('workspace_logos')
        .select('picture')
        .where('tenant_id', '=', tenant)
        .where('sha256', '=', hash)
        .executeTakeFirst(),
    );
    if (!logo) throw refuse('not-found', { noun: 'file' });
    return reply
      .headers({
        'content-type': 'image/png',
        'content-security-policy': "default-src 'none'; sandbox",
        'cross-origin-resource-policy': 'cross-origin',
        'cache-control': 'public, max-age=31536000, immutable',
      })
      .send(logo.picture);
  });
}
