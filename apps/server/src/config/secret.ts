import { createHmac, randomBytes } from 'node:crypto';
import { join } from 'node:path';
import type { Config } from './config.ts';
import { readKept, writeKeptOnce } from './kept-file.ts';
import { StartError } from './start-error.ts';

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

type Kept = Pick<Config, 'authSecret' | 'authSecretsOld' | 'dataDir'>;

/**
 * The master secret: given as AUTH_SECRET, or else made once and kept in DATA_DIR, readable by its owner alone. Those of
 * AUTH_SECRET_OLD verify only.
 * @throws a StartError where the kept one is damaged, or is missing and `make` is false.
 */
export async function loadSecret(config: Kept, { make = true } = {}): Promise<SecretFor> {
  const master = config.authSecret ?? (await keptSecret(join(config.dataDir, 'secret'), make));
  return Object.assign((purpose: string) => derived(master, purpose), {
    former: (purpose: string) => config.authSecretsOld.map((old) => derived(old, purpose)),
  });
}

/** What to do where the master secret is not the one of before; `remedy` begins the sentence. */
export const secretRemedy = (remedy: string): string =>
  `${remedy} from a backup. Only where it is lost for good, accept another one by: npm run secret -- accept`;

const form = /^[\x21-\x7e]{32,}$/;

async function keptSecret(path: string, make: boolean): Promise<string> {
  const kept = await readKept(path);
  if (kept !== undefined) return checked(kept, path);
  if (!make)
    throw new StartError(
      `The master secret ${path} is missing, and its database was used with one: ${secretRemedy('put the file back, or AUTH_SECRET,')}`,
    );
  const made = randomBytes(48).toString('base64url');
  if (await writeKeptOnce(path, made)) return made;
  return checked((await readKept(path)) ?? '', path);
}

function checked(secret: string, path: string): string {
  if (form.test(secret)) return secret;
  throw new StartError(
    `The master secret ${path} is damaged (${secret.length} characters, where one line of at least 32 is right): ${secretRemedy('put the former file back')}`,
  );
}
