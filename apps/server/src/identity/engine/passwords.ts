import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto';

/**
 * What a hash costs: scrypt at the least that OWASP asks for in 32 MB (ASVS 5.0.0, appendix C). A login hashes anew what was
 * hashed at another cost.
 */
const cost = { N: 2 ** 15, r: 8, p: 3 };
const saltBytes = 16;
const keyBytes = 32;

const prefix = `$scrypt$ln=${Math.log2(cost.N)},r=${cost.r},p=${cost.p}$`;

/** A salted hash of a password, exactly as it was typed, in PHC form: `$scrypt$ln=15,r=8,p=3$salt$key`. */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(saltBytes);
  const key = await derive(password, salt, cost, keyBytes);
  return `${prefix}${salt.toString('base64url')}$${key.toString('base64url')}`;
}

/** Whether a password has this hash, of today's form or of the former one. */
export async function hasHash(password: string, hash: string): Promise<boolean> {
  if (isOutdated(hash)) return hasFormerHash(password, hash);
  const [salt = '', key = ''] = hash.slice(prefix.length).split('$');
  return isSame(
    await derive(password, Buffer.from(salt, 'base64url'), cost, keyBytes),
    Buffer.from(key, 'base64url'),
  );
}

/** Whether the hash is to be made anew when its password is there. */
export const isOutdated = (hash: string): boolean => !hash.startsWith(prefix);

const formerCost = { N: 2 ** 14, r: 16, p: 1 };

/** Hashes of before, `salt:key` in hexadecimal digits as better-auth makes them, of the password in Unicode's form NFKC. */
async function hasFormerHash(password: string, hash: string): Promise<boolean> {
  const [salt = '', key = ''] = hash.split(':');
  const wanted = Buffer.from(key, 'hex');
  if (wanted.length === 0) return false;
  return isSame(
    await derive(password.normalize('NFKC'), Buffer.from(salt), formerCost, wanted.length),
    wanted,
  );
}

const isSame = (one: Buffer, other: Buffer) => one.length === other.length && timingSafeEqual(one, other);

/** In a thread of libuv's pool. */
function derive(password: string, salt: Buffer, { N, r, p }: typeof cost, length: number): Promise<Buffer> {
  const { promise, resolve, reject } = Promise.withResolvers<Buffer>();
  scrypt(password, salt, length, { N, r, p, maxmem: 256 * N * r }, (error, key) =>
    error ? reject(error) : resolve(key),
  );
  return promise;
}
