import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { readKept, writeKept } from '../../config/kept-file.ts';
import { StartError } from '../../config/start-error.ts';

const password = z.string().regex(/^[\w-]+$/); // as they are made; one stands in an address
const passwords = z.object({ superuser: password, kazi: password, server: password });
/** Earlier versions had no role of the server's own. */
const kept = passwords.omit({ server: true }).extend({ server: password.exactOptional() });

/** The generated passwords of PostgreSQL's superuser, of `kazi`, who owns the tables, and of the server's role. */
export type Passwords = z.infer<typeof passwords>;

/** What to do where the passwords are not those of the data. */
export const passwordsRemedy =
  'put the file back from a backup, or restore the backup into an empty DATA_DIR.';

/**
 * Reads the passwords kept beside the data; makes those that are missing. Only their owner may read the file.
 * @throws a StartError where they are damaged, or missing beside data that has others.
 */
export async function passwordsIn(folder: string): Promise<Passwords> {
  const file = join(folder, 'passwords.json');
  const text = await readKept(file);
  if (text === undefined && existsSync(join(folder, 'data')))
    throw new StartError(`${file}, with the passwords of the database, is missing: ${passwordsRemedy}`);
  const known: Partial<Passwords> = text === undefined ? {} : parsed(text, file);
  const all = { superuser: made(), kazi: made(), server: made(), ...known };
  if (!known.server) await writeKept(file, JSON.stringify(all));
  return all;
}

function parsed(text: string, file: string): z.infer<typeof kept> {
  try {
    return kept.parse(JSON.parse(text));
  } catch {
    throw new StartError(`${file}, with the passwords of the database, is damaged: ${passwordsRemedy}`);
  }
}

const made = () => randomBytes(24).toString('base64url');
