import { createHmac, randomBytes } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Config } from './config.ts';

/** Gives a secret of its own to each purpose, all derived from one master secret. */
export interface SecretFor {
  (purpose: string): string;
  /** The purpose's secrets of former master secrets: what they have signed still holds. */
  former?: (purpose: string) => readonly string[];
}

/** All secrets by which something of the purpose may have been signed, the one to sign by first. */
export const everySecret = (secretFor: SecretFor, purpose: string): [string, ...string[]] => [
  secretFor(purpose),
  ...(secretFor.former?.(purpose) ?? []),
];

const derived = (master: string, purpose: string) =>
  createHmac('sha256', master).update(purpose).digest('base64url');

/**
 * The master secret: given as AUTH_SECRET, or else made once and kept in DATA_DIR, readable by its owner alone. Those of
 * AUTH_SECRET_OLD verify only.
 */
export async function loadSecret(config: Config): Promise<SecretFor> {
  const master = config.authSecret ?? (await keptSecret(join(config.dataDir, 'secret')));
  return Object.assign((purpose: string) => derived(master, purpose), {
    former: (purpose: string) => config.authSecretsOld.map((old) => derived(old, purpose)),
  });
}

async function keptSecret(path: string): Promise<string> {
  const made = randomBytes(48).toString('base64url');
  try {
    await writeFile(path, made, { flag: 'wx', mode: 0o600 });
    return made;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EEXIST') return readFile(path, 'utf8');
    throw error;
  }
}
