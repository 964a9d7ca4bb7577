import type { KeyObject } from 'node:crypto';
import * as z from 'zod';
import { isReachable } from './order.ts';

const blankIsMissing = (value: unknown) => (value === '' ? undefined : value);

/** A setting that must be there. */
export const given = z.preprocess(blankIsMissing, z.string({ error: 'must be given' }));

/** A key or certificate in PEM that `read` can read, its lines perhaps joined by `\n` as environment files have it. */
export const pem = (read: (text: string) => KeyObject) =>
  z.preprocess(
    blankIsMissing,
    z
      .string({ error: 'must be given' })
      .transform((text) => text.replaceAll('\\n', '\n'))
      .refine((text) => isReadable(read, text), { error: 'must be a key or certificate in PEM' }),
  );

function isReadable(read: (text: string) => KeyObject, text: string): boolean {
  try {
    return read(text).asymmetricKeyType === 'rsa';
  } catch {
    return false;
  }
}

/** The host of a rail, without a path; its sandbox unless given. Plain HTTP only to this machine. */
export const host = (sandbox: string) =>
  z.preprocess(
    (value) => blankIsMissing(value) ?? sandbox,
    z
      .url({ protocol: /^https?$/, error: 'must be an address such as https://api.example.com', abort: true })
      .refine(isReachable, { error: 'must begin with https' })
      .refine(() => process.env.NODE_TLS_REJECT_UNAUTHORIZED !== '0', {
        error: 'is not reached while NODE_TLS_REJECT_UNAUTHORIZED switches the check of certificates off',
      })
      .transform((url) => url.replace(/\/+$/, '')),
  );
