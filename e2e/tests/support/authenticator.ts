import { createHmac } from 'node:crypto';

const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

function bytesOf(base32: string): Buffer {
  const letters = [...base32].filter((letter) => alphabet.includes(letter));
  const bits = letters.map((letter) => alphabet.indexOf(letter).toString(2).padStart(5, '0')).join('');
  return Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)));
}

/**
 * The codes of an authenticator app (RFC 6238) with this secret: that of the half minute it is asked in, or the one after
 * the last, since none is taken twice. Two are good at once.
 */
export function authenticator(secret: string): () => string {
  let last = 0;
  return () => {
    last = Math.max(last + 1, Math.floor(Date.now() / 30_000));
    const counter = Buffer.alloc(8);
    counter.writeBigUInt64BE(BigInt(last));
    const hash = createHmac('sha1', bytesOf(secret)).update(counter).digest();
    const offset = (hash.at(-1) ?? 0) & 15;
    return String((hash.readUInt32BE(offset) & 0x7fffffff) % 1_000_000).padStart(6, '0');
  };
}
