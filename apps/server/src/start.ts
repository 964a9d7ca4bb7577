import { paysReally, warnings } from './check/warnings.ts';
import type { Config } from './config/config.ts';
import { assertPortFree, openDataDir } from './config/preconditions.ts';
import { StartError } from './config/start-error.ts';
import { version } from './config/version.ts';
import { sentenceFor } from './database/connect-error.ts';
import { startEmbedded } from './database/embedded/index.ts';
import { knownSecret } from './database/known-secret.ts';
import { migrate, type Upgraded } from './database/migrate.ts';
import { type Connecting, findRole, serverRole } from './database/role.ts';
import { type Database, openDatabase } from './database/tenancy.ts';
import { checkUploads } from './files/index.ts';
import { offerOwnership, openLogins } from './identity/index.ts';
import { createLog } from './observability/log.ts';
import { ensureWorkspace } from './organisation/index.ts';
import type { Traces } from './ports/observability.ts';
import { holdsSample, sampleLogins, samplePassword, seedSample } from './seed/index.ts';
import { startServer } from './server.ts';

/** A started Kazi: its server and, where none was given, its database. */
export interface Running {
  stop(): Promise<void>;
  /** Resolves with a sentence when it cannot go on. */
  failed: Promise<string>;
}

/** Starts everything in order, telling `say` what the person at the terminal should know. */
export async function start(
  config: Config,
  say: (sentence: string) => void,
  traces?: Traces,
): Promise<Running> {
  await openDataDir(config.dataDir);
  await checkUploads(config);
  await assertPortFree(config.host, config.port);
  const { databaseUrl, failed, stopDatabase } = await findDatabase(config, say);
  try {
    const pooled = config.databaseDirectUrl !== undefined;
    const { role, ownsTables, distributed } = await findRole(databaseUrl, { pooled });
    const tenant = await fill(config, { url: databaseUrl, role, pooled, distributed }, say);
    const log = createLog(config, process.stdout, traces);
    const server = await startServer({ config, databaseUrl, role, distributed, log, traces });
    if (config.seed === 'sample') say(logins());
    for (const warning of warnings(config, { ownsTables })) say(warning);
    const { services } = server;
    const publicUrl = await services.workspaces.addressOf(tenant);
    const offer = await offerOwnership({ ...services, publicUrl }, tenant);
    if (offer) say(offer);
    say(`Kazi ${version} is ready at ${services.publicUrl}`);
    return {
      failed,
      async stop() {
        say('Stopping…');
        await server.stop();
        await stopDatabase();
        await traces?.stop();
      },
    };
  } catch (error) {
    await stopDatabase();
    throw error;
  }
}

/** The database that was given, or an embedded one, brought up to date. */
async function findDatabase(config: Config, say: (sentence: string) => void) {
  const { databaseUrl, dataDir } = config;
  const tell = (upgraded: Upgraded) => upgraded && say(upgraded);
  if (databaseUrl) {
    tell(await bringUpToDate(databaseUrl, config));
    return { databaseUrl, failed: new Promise<string>(() => undefined), stopDatabase: async () => undefined };
  }
  const { url, ownerUrl, exited, stop } = await startEmbedded({ dataDir, log: say });
  const upgraded = await migrate(ownerUrl, { server: serverRole }).catch(async (error) => {
    await stop();
    throw error;
  });
  tell(upgraded);
  return { databaseUrl: url, failed: exited, stopDatabase: stop };
}

/** Migrates an external database as the role that owns it, for the role that the server works as. */
async function bringUpToDate(
  url: string,
  { databaseDirectUrl, migrationDatabaseUrl }: Config,
): Promise<Upgraded> {
  const asked = <Result>(answer: Promise<Result>, of: string, variable: string) =>
    answer.catch((error) => {
      throw sentenceFor(error, of, variable);
    });
  const pooled = databaseDirectUrl !== undefined;
  const served = await asked(findRole(url, { pooled }), url, 'DATABASE_URL');
  if (pooled) {
    const direct = await asked(findRole(databaseDirectUrl), databaseDirectUrl, 'DATABASE_DIRECT_URL');
    assertPoolable(served, direct);
  }
  const [ownerUrl, variable] = migrationDatabaseUrl
    ? [migrationDatabaseUrl, 'MIGRATION_DATABASE_URL']
    : [databaseDirectUrl ?? url, pooled ? 'DATABASE_DIRECT_URL' : 'DATABASE_URL'];
  const server = migrationDatabaseUrl ? { server: served.name } : {};
  return asked(migrate(ownerUrl, server), ownerUrl, variable);
}

/** Throws a `StartError` where a role would have to be set on sessions that a pooler shares. */
function assertPoolable(served: Connecting, direct: Connecting): void {
  if (served.role)
    throw new StartError(
      'The user of DATABASE_URL is above row-level security. Through a pooler it must be a plain one, with the owner of the tables as MIGRATION_DATABASE_URL.',
    );
  if (served.name !== direct.name || direct.role)
    throw new StartError('DATABASE_URL and DATABASE_DIRECT_URL must have the same user.');
}

/**
 * Puts in what an empty database needs before it can be used, and the sample where that is wanted. Gives the id of
 * its workspace.
 */
async function fill(
  config: Config,
  connection: { url: string; role: string | undefined; pooled: boolean; distributed: boolean },
  say: (sentence: string) => void,
): Promise<string> {
  const database = openDatabase({ ...connection, max: 2 });
  try {
    const tenant = await ensureWorkspace(database);
    if (config.seed !== 'sample') await refuseLeftSample(config, database, tenant);
    const secretFor = await knownSecret(config, database);
    if (
      config.seed === 'sample' &&
      (await seedSample(database, openLogins(secretFor, config.passwordCost), tenant))
    )
      say('Filled the workspace with sample data.');
    return tenant;
  } finally {
    await database.close();
  }
}

/** Throws a `StartError` where strangers or real money would meet a sample that was filled in earlier. */
async function refuseLeftSample(config: Config, database: Database, tenant: string): Promise<void> {
  if (!config.production && !paysReally(config)) return;
  if (!(await holdsSample(database, tenant))) return;
  const mend = paysReally(config)
    ? 'use another database for real payments'
    : 'use another one, or say SEED=sample';
  throw new StartError(`This database holds the sample workspace, whose passwords are published: ${mend}.`);
}

/** The sample's logins as the terminal shows them. */
function logins(): string {
  const lines = sampleLogins.map(({ role, email }) => `  ${role.padEnd(10)}${email}`);
  return `\nSample logins, all with the password ${samplePassword}:\n${lines.join('\n')}\n`;
}
