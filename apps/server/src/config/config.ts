import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { railNames } from '@kazi/payment-rails';
import * as z from 'zod';
import { issueText, problemCode } from '../texts/zod-problems.ts';
import { listOf } from './list-of.ts';
import { misspelt } from './misspelt.ts';
import { isTrustedProxies } from './network.ts';
import { type OidcConfig, oidcEnvironment, readOidc } from './oidc.ts';
import { hasRealRail, type RailConfig, readRails } from './rails.ts';
import { type Env, withSecretFiles } from './secret-files.ts';
import { StartError } from './start-error.ts';

const given = (value: unknown) => (value === '' ? undefined : value);
const optional = <Schema extends z.ZodType>(schema: Schema) => z.preprocess(given, schema.optional());
const withDefault = <Schema extends z.ZodType>(schema: Schema, fallback: z.output<Schema>) =>
  z.preprocess((value) => given(value) ?? fallback, schema);

export const megabyte = 1024 * 1024;

const url = (what: string, protocols: RegExp) => z.url({ protocol: protocols, error: `must be ${what}` });

const publicAddress = 'an http or https address such as https://kazi.example.com';

const rails = listOf(
  z.enum(railNames, { error: `must be rails with commas between: ${railNames.join(', ')}` }),
);

const masterSecret = z.string().min(32, { error: 'must have at least 32 characters' });

/** 32 MB, see `openPasswords`. */
const usualPasswordCost = 15;

/** The variables that the server reads, each checked by itself; `readConfig` checks them together. An empty value counts as none. */
export const environment = z.object({
  NODE_ENV: withDefault(z.enum(['production', 'development', 'test']), 'development'),
  PORT: withDefault(z.coerce.number({ error: 'must be a port number' }).int().min(0).max(65_535), 3000),
  HOST: withDefault(z.string(), '127.0.0.1'),
  // Pages, calls and links begin at the root of their host.
  PUBLIC_URL: optional(
    url(publicAddress, /^https?$/).regex(/^\w+:\/\/[^/?#@]+\/*$/, {
      error: `must be ${publicAddress}, without a path, query or login`,
    }),
  ),
  DATA_DIR: withDefault(z.string(), '.data'),
  WEB_DIR: withDefault(z.string(), fileURLToPath(new URL('../../../web/dist', import.meta.url))),
  DATABASE_URL: optional(url('postgres://user:password@host:5432/database', /^postgres(ql)?$/)),
  MIGRATION_DATABASE_URL: optional(url('postgres://user:password@host:5432/database', /^postgres(ql)?$/)),
  DATABASE_DIRECT_URL: optional(url('postgres://user:password@host:5432/database', /^postgres(ql)?$/)),
  DATABASE_READ_URL: withDefault(
    listOf(url('addresses such as postgres://user:password@host:5432/database', /^postgres(ql)?$/), /[\s,]+/),
    [],
  ),
  DRAIN_SECONDS: withDefault(z.coerce.number().int().min(0).max(600), 0),
  DATABASE_POOL: withDefault(z.coerce.number().int().min(2).max(200), 10),
  PREPARED_STATEMENTS: withDefault(z.enum(['on', 'off']), 'on'),
  RAILS: withDefault(rails, ['sandbox']),
  SANDBOX_DELAY_MS: withDefault(z.coerce.number().int().min(0).max(3_600_000), 2000),
  PAYMENT_LOST_AFTER_S: withDefault(z.coerce.number().int().min(10).max(86_400), 600),
  SMS_URL: optional(url('an http or https address that takes { to, text } as JSON', /^https?$/)),
  SMTP_URL: optional(url('smtp://user:password@host:587 or smtps://…', /^smtps?$/)),
  MAIL_FROM: withDefault(z.string(), 'Kazi <no-reply@localhost>'),
  FILES_URL: optional(
    url('an S3 address such as https://key:secret@s3.example.com/bucket', /^(file|https?|s3)$/),
  ),
  CLAMD_URL: optional(url('tcp://host:3310 or unix:/run/clamav/clamd.ctl', /^(tcp|unix)$/)),
  PUSH_PRIVATE_KEY: optional(z.string().regex(/^[\w-]{43}$/, { error: 'must be 32 bytes as base64url' })),
  PUSH_SERVICES: withDefault(listOf(url('origins such as https://push.example.com', /^https?$/)), []),
  METRICS: optional(z.enum(['off', 'open', 'token'])),
  METRICS_TOKEN: optional(z.string().min(16, { error: 'must have at least 16 characters' })),
  DOCS: optional(z.enum(['on', 'off'])),
  OWNER_EMAIL: optional(z.email({ error: 'must be an e-mail address' })),
  FILES_PER_PERSON_MB: withDefault(z.coerce.number().int().min(0).max(10_000_000), 2_000),
  FILES_PER_WORKSPACE_MB: withDefault(z.coerce.number().int().min(0).max(10_000_000), 50_000),
  SEED: optional(z.enum(['sample', 'none'])),
  LOG_LEVEL: withDefault(z.enum(['trace', 'debug', 'info', 'warn', 'error', 'silent']), 'info'),
  RATE_LIMIT: withDefault(z.coerce.number().int().min(0), 3000),
  UNDO_SECONDS: withDefault(z.coerce.number().int().min(0).max(3600), 10),
  GUESS_LIMIT: withDefault(z.coerce.number().int().min(0).max(10_000), 10),
  PASSWORD_COST: withDefault(z.coerce.number().int().min(10).max(20), usualPasswordCost),
  TRUST_PROXY: optional(
    z.string().refine(isTrustedProxies, {
      error:
        'must be addresses or networks with commas between, such as 10.0.0.0/8, or loopback, linklocal, uniquelocal',
    }),
  ),
  BACKUP_RECIPIENT: optional(z.string().startsWith('age1', { error: 'must be a recipient of age: age1…' })),
  BACKUP_IDENTITY: optional(
    z.string().startsWith('AGE-SECRET-KEY-', { error: 'must be an identity of age: AGE-SECRET-KEY-1…' }),
  ),
  BACKUP_SIGNER: withDefault(
    listOf(z.string().regex(/^ed25519:[\w-]{43}$/, { error: 'must be as a backup says it: ed25519:…' })),
    [],
  ),
  AUTH_SECRET: optional(masterSecret),
  AUTH_SECRET_OLD: withDefault(listOf(masterSecret), []),
});

/** What the server was told at its start, in the units and types it works with. */
export interface Config {
  production: boolean;
  port: number;
  host: string;
  /** Where people reach the server, without a trailing slash; links in mail begin with it. */
  publicUrl: string | undefined;
  /** Absolute folder of the embedded database, uploads and keys. */
  dataDir: string;
  /** Absolute folder of the built web application, with a slash at its end. */
  webDir: string;
  /** External PostgreSQL; without it an embedded one is started. */
  databaseUrl: string | undefined;
  /** The same database as the same role without the pooler that `databaseUrl` then is: for jobs and signals. */
  databaseDirectUrl: string | undefined;
  /** Replicas of the same database, for the same role and by the same way; what may be a moment old is read there. */
  databaseReadUrls: readonly string[];
  /** The same database as the role that owns its tables, for migrations; without it, that of `databaseUrl` owns them. */
  migrationDatabaseUrl: string | undefined;
  /** For how long a server that stops still serves while it says that it is not ready, so that balancers turn away from it. */
  drainMs: number;
  /** Connections of this server's pool. */
  databasePool: number;
  /** Whether connections keep prepared statements. */
  preparedStatements: boolean;
  /** Payment rails in the order of preference: an operation goes over the first that carries it. */
  rails: readonly RailConfig[];
  /** How long the sandbox rail takes to carry out a payout. */
  sandboxDelayMs: number;
  /** How long a rail is asked about a payment it says it never saw, before it is believed. */
  paymentLostAfterMs: number;
  /** Gateway of text messages. */
  smsUrl: string | undefined;
  smtpUrl: string | undefined;
  /** Sender of mail, such as Kazi <no-reply@example.com>. */
  mailFrom: string;
  filesUrl: string | undefined;
  /** The clamd that searches uploads for malware; without it nothing does. */
  clamdUrl: string | undefined;
  /** The key by which push services know this server; without it, one follows from the master secret. */
  pushPrivateKey: string | undefined;
  /** Origins of push services beside those of browsers. */
  pushServices: readonly string[];
  /** What one person, and a workspace, may keep as files; 0 for no limit. */
  filesPerPersonBytes: number;
  filesPerWorkspaceBytes: number;
  /** The address that gets the link for becoming the first owner of a workspace; without it the start shows the link. */
  ownerEmail: string | undefined;
  seed: 'sample' | 'none';
  logLevel: 'trace' | 'debug' | 'info' | 'warn' | 'error' | 'silent';
  /** Requests one address may make in a minute; 0 for no limit. */
  rateLimit: number;
  /** For how long the acceptance of rewarded work can be taken back before its reward is released. */
  undoSeconds: number;
  /** Tries of a password or an address in a quarter of an hour, see `limitGuessing`; 0 for no limit. */
  guessLimit: number;
  /** What a hash of a password costs, as the power of two of its blocks of 1 kB. */
  passwordCost: number;
  /** Proxies whose X-Forwarded-For is believed, as addresses or networks with commas between. */
  trustProxy: string | undefined;
  /** The clients that may read `/metrics`: none, all, or those that bear `metricsToken`. */
  metrics: 'off' | 'open' | 'token';
  metricsToken: string | undefined;
  /** Whether `/docs` and `/openapi.json` are there. */
  docs: boolean;
  /** The master secret, where it was given; see `secretOf`. */
  authSecret: string | undefined;
  /** Former master secrets: what they have signed still holds. */
  authSecretsOld: readonly string[];
  /** The recipient that backups are encrypted for, and the identity that decrypts them, both of age. */
  backupRecipient: string | undefined;
  backupIdentity: string | undefined;
  /** Who may have signed a backup that is restored: the public key that each backup says. */
  backupSigners: readonly string[];
  /** The OpenID provider by which people log in, if there is one. */
  oidc: OidcConfig | undefined;
  /** A sentence for each variable that is not read and was likely meant to be. */
  misspelt: readonly string[];
}

type Environment = z.output<typeof environment>;

const userOf = (url: string) => new URL(url).username;

/**
 * What no single variable shows, such as play money and published passwords beside real money.
 *
 * @param given - The variables, without those that are not good by themselves.
 * @param env - All as they were given: what is there, good or not, is not asked for.
 */
function contradictions(given: Environment, env: Env): string[] {
  const { NODE_ENV, PASSWORD_COST, RAILS, SEED, OWNER_EMAIL, METRICS } = given;
  const { DATABASE_URL, DATABASE_DIRECT_URL, DATABASE_READ_URL, MIGRATION_DATABASE_URL } = given;
  const problems: string[] = [];
  const paysReally = hasRealRail(RAILS);
  if (MIGRATION_DATABASE_URL && !env.DATABASE_URL)
    problems.push('MIGRATION_DATABASE_URL must have a DATABASE_URL beside it, as whom the server works');
  if (DATABASE_DIRECT_URL && !env.DATABASE_URL)
    problems.push('DATABASE_DIRECT_URL must have a DATABASE_URL beside it, as the address of the pooler');
  if (DATABASE_READ_URL.length > 0 && !env.DATABASE_URL)
    problems.push('DATABASE_READ_URL must have a DATABASE_URL beside it, as the primary of these replicas');
  // Another one might be above row-level security.
  else if (DATABASE_READ_URL.some((replica) => DATABASE_URL && userOf(replica) !== userOf(DATABASE_URL)))
    problems.push('DATABASE_READ_URL must have the user of DATABASE_URL');
  if (paysReally && RAILS.includes('sandbox'))
    problems.push('RAILS must not name sandbox beside a real rail: its play money could be withdrawn');
  if (paysReally && SEED === 'sample')
    problems.push('SEED must not be sample beside a real rail: the passwords of the sample are published');
  if (METRICS === 'token' && !env.METRICS_TOKEN)
    problems.push('METRICS_TOKEN must be given for METRICS=token');
  if (NODE_ENV === 'production' && PASSWORD_COST < usualPasswordCost)
    problems.push(`PASSWORD_COST must be at least ${usualPasswordCost} in production`);
  if (OWNER_EMAIL && !env.SMTP_URL) problems.push('OWNER_EMAIL needs SMTP_URL, over which it is mailed');
  return problems;
}

/** The sample comes unasked only where Kazi is tried out: on its own database, without real money. */
const isTrial = ({ NODE_ENV, DATABASE_URL, RAILS }: Environment) =>
  NODE_ENV !== 'production' && !DATABASE_URL && !hasRealRail(RAILS);

/** Reads the environment once. Throws a `StartError` that lists every bad variable. */
export function readConfig(given: NodeJS.ProcessEnv): Config {
  const { env, problems: unread } = withSecretFiles(given);
  const parsed = environment.safeParse(env, { error: problemCode });
  const issues = parsed.error?.issues ?? [];
  const bad = new Set(issues.map(({ path: [name] }) => name));
  const good = Object.fromEntries(Object.entries(env).filter(([name]) => !bad.has(name)));
  const value = environment.parse(good); // each of them may be left out
  const problems = [
    ...issues.map((issue) => `${issue.path.join('.')} ${issueText(issue)}`),
    ...contradictions(value, env),
  ];
  if (env.NODE_ENV === 'production' && env.DATABASE_URL && !env.AUTH_SECRET)
    problems.push('AUTH_SECRET must be given in production (at least 32 random characters)');
  problems.push(...unread);
  const opened = readRails(value.RAILS, env);
  const single = readOidc(env, { production: env.NODE_ENV === 'production' });
  problems.push(...opened.problems, ...single.problems);
  const notRead = misspelt(given, [...Object.keys(environment.shape), ...Object.keys(oidcEnvironment.shape)]);
  if (problems.length > 0)
    throw new StartError(
      `The configuration needs mending:\n${[...problems, ...notRead].map((line) => `  ${line}`).join('\n')}`,
    );

  const isProduction = value.NODE_ENV === 'production';
  return {
    production: isProduction,
    port: value.PORT,
    host: value.HOST,
    publicUrl: value.PUBLIC_URL?.replace(/\/+$/, ''),
    dataDir: resolve(value.DATA_DIR),
    webDir: `${resolve(value.WEB_DIR)}/`,
    databaseUrl: value.DATABASE_URL,
    databaseDirectUrl: value.DATABASE_DIRECT_URL,
    databaseReadUrls: value.DATABASE_READ_URL,
    migrationDatabaseUrl: value.MIGRATION_DATABASE_URL,
    drainMs: value.DRAIN_SECONDS * 1000,
    databasePool: value.DATABASE_POOL,
    preparedStatements: value.PREPARED_STATEMENTS === 'on',
    rails: opened.rails,
    sandboxDelayMs: value.SANDBOX_DELAY_MS,
    paymentLostAfterMs: value.PAYMENT_LOST_AFTER_S * 1000,
    smsUrl: value.SMS_URL,
    smtpUrl: value.SMTP_URL,
    mailFrom: value.MAIL_FROM,
    filesUrl: value.FILES_URL,
    clamdUrl: value.CLAMD_URL,
    pushPrivateKey: value.PUSH_PRIVATE_KEY,
    pushServices: value.PUSH_SERVICES.map((address) => new URL(address).origin),
    filesPerPersonBytes: value.FILES_PER_PERSON_MB * megabyte,
    filesPerWorkspaceBytes: value.FILES_PER_WORKSPACE_MB * megabyte,
    ownerEmail: value.OWNER_EMAIL,
    seed: value.SEED ?? (isTrial(value) ? 'sample' : 'none'),
    logLevel: value.LOG_LEVEL,
    rateLimit: value.RATE_LIMIT,
    undoSeconds: value.UNDO_SECONDS,
    guessLimit: value.GUESS_LIMIT,
    passwordCost: value.PASSWORD_COST,
    trustProxy: value.TRUST_PROXY,
    metrics: value.METRICS ?? (value.METRICS_TOKEN ? 'token' : isProduction ? 'off' : 'open'),
    metricsToken: value.METRICS_TOKEN,
    docs: value.DOCS ? value.DOCS === 'on' : !isProduction,
    authSecret: value.AUTH_SECRET,
    authSecretsOld: value.AUTH_SECRET_OLD,
    backupRecipient: value.BACKUP_RECIPIENT,
    backupIdentity: value.BACKUP_IDENTITY,
    backupSigners: value.BACKUP_SIGNER,
    oidc: single.oidc,
    misspelt: notRead,
  };
}
