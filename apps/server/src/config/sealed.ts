import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';

const algorithm = 'aes-256-gcm';
const ivBytes = 12;
const tagBytes = 16;

/**
 * Encrypts a text with a key of 32 bytes in base64url, as `SecretFor` gives it. It opens only where `about`, which says
 * whose it is, is the same: moved to another user's row it is of no use.
 */
export function seal(text: string, key: string, about: string): string {
  const iv = randomBytes(ivBytes);
  const cipher = createCipheriv(algorithm, Buffer.from(key, 'base64url'), iv).setAAD(Buffer.from(about));
  const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
  return Buffer.concat([iv, cipher.getAuthTag(), sealed]).toString('base64url');
}

/** What was sealed; undefined where the key or `about` is another, or it is damaged. */
function unseal(sealed: string, key: string, about: string): string | undefined {
  const bytes = Buffer.from(sealed, 'base64url');
  const tag = bytes.subarray(ivBytes, ivBytes + tagBytes);
  try {
    const opener = createDecipheriv(algorithm, Buffer.from(key, 'base64url'), bytes.subarray(0, ivBytes));
    opener.setAAD(Buffer.from(about)).setAuthTag(tag);
    return Buffer.concat([opener.update(bytes.subarray(ivBytes + tagBytes)), opener.final()]).toString(
      'utf8',
    );
  } catch {
    return undefined;
  }
}

/** What was sealed with one of several keys, and the place of that key among them; undefined where none opens it. */
export function unsealByAny(
  sealed: string,
  keys: readonly string[],
  about: string,
): { text: string; by: number } | undefined {
  for (const [by, key] of keys.entries()) {
    const text = unseal(sealed, key, about);
    if (text !== undefined) return { text, by };
  }
  return undefined;
}
