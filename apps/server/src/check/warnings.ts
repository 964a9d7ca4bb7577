import type { Config } from '../config/config.ts';
import { hasRealRail } from '../config/rails.ts';
import { unencryptedConnections } from '../config/unencrypted.ts';
import type { Connecting } from '../database/role.ts';
import { usesMailbox } from '../mail/mailer.ts';

/** Whether one of the configured rails moves real money. */
export const paysReally = ({ rails }: Config): boolean => hasRealRail(rails.map(({ name }) => name));

/** What does not work yet, or holds less well than it could, and would only be noticed later, for the person at the terminal. */
export function warnings(config: Config, { ownsTables }: Pick<Connecting, 'ownsTables'>): string[] {
  const { databaseUrl, smtpUrl, clamdUrl, production, publicUrl, mailFrom, seed, misspelt } = config;
  const says: [boolean, string][] = [
    [
      databaseUrl !== undefined && ownsTables,
      'The user of DATABASE_URL owns the tables and could lift what guards them: give that user as MIGRATION_DATABASE_URL, and a plain one as DATABASE_URL.',
    ],
    [
      production && !publicUrl,
      'Links in mails lead to this machine alone, and so do passkeys: set PUBLIC_URL to the address by which people reach Kazi.',
    ],
    [
      production && smtpUrl !== undefined && /@localhost\b/.test(mailFrom),
      'Letters come from an address at localhost, which mail servers turn away: set MAIL_FROM, such as Kazi <no-reply@example.com>.',
    ],
    [!smtpUrl && !usesMailbox(config), 'Mail cannot be sent: set SMTP_URL.'],
    [production && !clamdUrl, 'Uploads are not searched for malware: set CLAMD_URL.'],
    [
      production && !paysReally(config),
      'No real payment service is configured (RAILS): the wallets hold play money, which anybody can add to.',
    ],
    [
      production && seed === 'sample',
      'The workspace is the sample (SEED), whose passwords are published: anybody who reaches Kazi can log in as its owner.',
    ],
  ];
  return [
    ...misspelt.map((sentence) => `${sentence}.`),
    ...unencryptedConnections(config),
    ...says.flatMap(([holds, sentence]) => (holds ? [sentence] : [])),
  ];
}
