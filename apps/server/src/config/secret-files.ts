import { readFileSync } from 'node:fs';
import { railNames } from '@kazi/payment-rails';

/** Variables of the environment by their names. */
export type Env = Readonly<Record<string, string | undefined>>;

/** What names of variables with secrets begin with; those of a rail with its name. */
export const prefixes = [
  ...['AUTH', 'BACKUP', 'DATABASE', 'FILES', 'METRICS', 'MIGRATION', 'OIDC', 'PUSH', 'SMS', 'SMTP'],
  ...railNames.map((name) => name.toUpperCase()),
];
const ofFile = new RegExp(String.raw`^((?:${prefixes.join('|')})_\w+)_FILE$`);

/**
 * The environment, with what stands in files beside it: `AUTH_SECRET_FILE=/run/secrets/auth` gives AUTH_SECRET, so that a
 * secret need not stand in the environment itself. Gives a line for each that cannot be.
 */
export function withSecretFiles(given: Env): { env: Env; problems: string[] } {
  const env: Record<string, string | undefined> = { ...given };
  const problems: string[] = [];
  for (const [variable, path] of Object.entries(given)) {
    const name = ofFile.exec(variable)?.[1];
    if (!name || !path) continue;
    if (given[name]) problems.push(`${variable} must not be given beside ${name}`);
    else
      try {
        env[name] = readFileSync(path, 'utf8').trim();
      } catch {
        problems.push(`${variable} must be a file that this user may read`);
      }
  }
  return { env, problems };
}
