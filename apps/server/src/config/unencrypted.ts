import type { Config } from './config.ts';
import { isLoopback } from './network.ts';

/** Whether mail must be sent over TLS: in production, unless the mail server is this machine. */
export const needsTls = ({ production }: Pick<Config, 'production'>, smtp: URL): boolean =>
  production && smtp.protocol === 'smtp:' && !isLoopback(smtp.hostname);

/** What would travel in the clear in production, a sentence each for the person at the terminal. */
export function unencryptedConnections({
  production,
  publicUrl,
  databaseUrl,
  databaseDirectUrl,
  databaseReadUrls,
  migrationDatabaseUrl,
  smsUrl,
  filesUrl,
  clamdUrl,
}: Pick<
  Config,
  | 'production'
  | 'publicUrl'
  | 'databaseUrl'
  | 'databaseDirectUrl'
  | 'databaseReadUrls'
  | 'migrationDatabaseUrl'
  | 'smsUrl'
  | 'filesUrl'
  | 'clamdUrl'
>): string[] {
  if (!production) return [];
  const databases = Object.entries({
    DATABASE_URL: databaseUrl,
    DATABASE_DIRECT_URL: databaseDirectUrl,
    DATABASE_READ_URL: databaseReadUrls.find((url) => isOpen(new URL(url))),
    MIGRATION_DATABASE_URL: migrationDatabaseUrl,
  }).flatMap(([name, url]) => (url && isOpen(new URL(url)) ? [name] : []));
  const plain = Object.entries({ SMS_URL: smsUrl, FILES_URL: filesUrl }).flatMap(([name, url]) =>
    url && goesOut(url, 'http:') ? [name] : [],
  );
  return [
    ...(publicUrl && goesOut(publicUrl, 'http:')
      ? ['PUBLIC_URL is http, so passwords and money travel in the clear: put a proxy with TLS in front.']
      : []),
    ...databases.map(
      (name) =>
        `${name} reaches another machine without TLS: add ?sslmode=verify-full, or ?sslmode=disable where the network is yours alone.`,
    ),
    ...plain.map((name) => `${name} is http, so what is sent travels in the clear: use https.`),
    ...(clamdUrl && goesOut(clamdUrl, 'tcp:')
      ? ['CLAMD_URL reaches another machine, and clamd knows no TLS: use a network that is yours alone.']
      : []),
  ];
}

/** A database on another machine, of which nothing is said about TLS. No host is a socket of this machine. */
const isOpen = ({ hostname, searchParams }: URL) =>
  hostname !== '' && !isLoopback(hostname) && !searchParams.has('sslmode');

/** An address of another machine by this protocol. */
function goesOut(url: string, by: `${string}:`): boolean {
  const { protocol, hostname } = new URL(url);
  return protocol === by && !isLoopback(hostname);
}
