import { randomBytes } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';

const passwords = z.object({ superuser: z.string().min(1), kazi: z.string().min(1) });

/** The generated passwords of PostgreSQL's superuser and of the role `kazi`. */
export type Passwords = z.infer<typeof passwords>;

/** Reads the passwords kept beside the data; makes them the first time. Only their owner may read the file. */
export async function passwordsIn(folder: string): Promise<Passwords> {
  const file = join(folder, 'passwords.json');
  const kept = await readFile(file, 'utf8').catch(() => undefined);
  if (kept !== undefined) return passwords.parse(JSON.parse(kept));
  const made = {
    superuser: randomBytes(24).toString('base64url'),
    kazi: randomBytes(24).toString('base64url'),
  };
  await writeFile(file, JSON.stringify(made), { mode: 0o600, flush: true });
  return made;
}
