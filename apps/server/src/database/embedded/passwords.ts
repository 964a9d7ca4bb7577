import { randomBytes } from 'node:crypto';
import { readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';

const password = z.string().min(1);
const passwords = z.object({ superuser: password, kazi: password, server: password });
/** Earlier versions had no role of the server's own. */
const kept = passwords.omit({ server: true }).extend({ server: password.exactOptional() });

/** The generated passwords of PostgreSQL's superuser, of `kazi`, who owns the tables, and of the server's role. */
export type Passwords = z.infer<typeof passwords>;

/** Reads the passwords kept beside the data; makes those that are missing. Only their owner may read the file. */
export async function passwordsIn(folder: string): Promise<Passwords> {
  const file = join(folder, 'passwords.json');
  const text = await readFile(file, 'utf8').catch(() => undefined);
  const known: Partial<Passwords> = text === undefined ? {} : kept.parse(JSON.parse(text));
  const all = { superuser: made(), kazi: made(), server: made(), ...known };
  if (known.server) return all;
  // Written beside it and renamed: cut short, the passwords of the data there is would be lost.
  await writeFile(`${file}.new`, JSON.stringify(all), { mode: 0o600, flush: true });
  await rename(`${file}.new`, file);
  return all;
}

const made = () => randomBytes(24).toString('base64url');
