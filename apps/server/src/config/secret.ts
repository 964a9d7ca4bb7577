import { createHmac, randomBytes } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Config } from './config.ts';

/** Gives a secret of its own to each purpose, all derived from one master secret. */
export type SecretFor = (purpose: string) => string;

/**
 * The master secret: given as AUTH_SECRET, or else made once and kept in DATA_DIR, readable by its owner alone.
 */
export async function loadSecret(config: Config): Promise<SecretFor> {
  const master = config.authSecret ?? (await keptSecret(join(config.dataDir, 'secret')));
  return (purpose) => createHmac('sha256', master).update(purpose).digest('base64url');
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
