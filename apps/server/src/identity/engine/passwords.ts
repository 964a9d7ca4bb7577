import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto';

/** Makes and checks hashes of passwords. */
export interface Passwords {
  /** A salted hash of a password, exactly as it was typed, in PHC form: `$scrypt$ln=15,r=8,p=3$salt$key`. */
  hash(password: string): Promise<string>;
  /** Whether a password has this hash, of any cost or of the form of before. */
  isRight(password: string, hash: string): Promise<boolean>;
  /** Whether a hash should be remade at the next login because its cost differs. */
  isOutdated(hash: string): boolean;
}

interface Cost {
  N: number;
  r: number;
  p: number;
}

const saltBytes = 16;
const keyBytes = 32;

/**
 * Hashes by scrypt with 2^`cost` blocks: at 15, in 32 MB, the least that OWASP asks for (ASVS 5.0.0, appendix C). A
 * login hashes anew what was hashed at another cost.
 */
export function openPasswords(cost: number): Passwords {
  const now = { N: 2 ** cost, r: 8, p: 3 };
  const prefix = `$scrypt$ln=${cost},r=${now.r},p=${now.p}$`;
  return {
    async hash(password) {
      const salt = randomBytes(saltBytes);
      const key = await derive(password, salt, now, keyBytes);
      return `${prefix}${salt.toString('base64url')}$${key.toString('base64url')}`;
    },
    isRight: hasHash,
    isOutdated: (hash) => !hash.startsWith(prefix),
  };
}

const form = /^\$scrypt\$ln=(\d{1,2}),r=(\d{1,2}),p=(\d{1,2})\$([\w-]{22})\$([\w-]{43})$/;

async function hasHash(password: string, hash: string): Promise<boolean> {
  const [, ln, r, p, salt, key] = form.exec(hash) ?? [];
  if (!(salt && key)) return hasFormerHash(password, hash);
  const cost = { N: 2 ** Number(ln), r: Number(r), p: Number(p) };
  return isSame(
    await derive(password, Buffer.from(salt, 'base64url'), cost, keyBytes),
    Buffer.from(key, 'base64url'),
  );
}

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
function derive(password: string, salt: Buffer, { N, r, p }: Cost, length: number): Promise<Buffer> {
  const { promise, resolve, reject } = Promise.withResolvers<Buffer>();
  scrypt(password, salt, length, { N, r, p, maxmem: 256 * N * r }, (error, key) =>
    error ? reject(error) : resolve(key),
  );
  return promise;
}
