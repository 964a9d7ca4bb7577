import type { Config } from './config/config.ts';
import { assertPortFree, openDataDir } from './config/preconditions.ts';
import { hasRealRail } from './config/rails.ts';
import { loadSecret } from './config/secret.ts';
import { StartError } from './config/start-error.ts';
import { sentenceFor } from './database/connect-error.ts';
import { startEmbedded } from './database/embedded/index.ts';
import { migrate } from './database/migrate.ts';
import { findRole } from './database/role.ts';
import { type Database, openDatabase } from './database/tenancy.ts';
import { openLogins } from './identity/index.ts';
import { usesMailbox } from './mail/mailer.ts';
import { createLog } from './observability/log.ts';
import { ensureWorkspace } from './organisation/index.ts';
import { holdsSample, sampleLogins, samplePassword, seedSample } from './seed/index.ts';
import { startServer } from './server.ts';

/** A started Kazi: its server and, where none was given, its database. */
export interface Running {
  stop(): Promise<void>;
  /** Resolves with a sentence when it cannot go on. */
  failed: Promise<string>;
}

/** Starts everything in order, telling `say` what the person at the terminal should know. */
export async function start(config: Config, say: (sentence: string) => void): Promise<Running> {
  await openDataDir(config.dataDir);
  await assertPortFree(config.host, config.port);
  const { databaseUrl, failed, stopDatabase } = await findDatabase(config, say);
  try {
    await fill(config, databaseUrl, say);
    const server = await startServer({ config, databaseUrl, log: createLog(config) });
    if (config.seed === 'sample') say(logins());
    for (const warning of warnings(config)) say(warning);
    say(`Kazi is ready at ${server.services.publicUrl}`);
    return {
      failed,
      async stop() {
        say('Stopping…');
        await server.stop();
        await stopDatabase();
      },
    };
  } catch (error) {
    await stopDatabase();
    throw error;
  }
}

/** The database that was given, or an embedded one, brought up to date. */
async function findDatabase({ databaseUrl, dataDir }: Config, say: (sentence: string) => void) {
  if (databaseUrl) {
    await migrate(databaseUrl).catch((error) => {
      throw sentenceFor(error, databaseUrl);
    });
    return { databaseUrl, failed: new Promise<string>(() => undefined), stopDatabase: async () => undefined };
  }
  const { url, exited, stop } = await startEmbedded({ dataDir, log: say });
  await migrate(url).catch(async (error) => {
    await stop();
    throw error;
  });
  return { databaseUrl: url, failed: exited, stopDatabase: stop };
}

/** Puts in what an empty database needs before anybody can use it, and the sample where that is wanted. */
async function fill(config: Config, url: string, say: (sentence: string) => void): Promise<void> {
  const database = openDatabase({ url, max: 2, role: await findRole(url) });
  try {
    const tenant = await ensureWorkspace(database);
    if (config.seed !== 'sample') return await refuseLeftSample(config, database, tenant);
    const logins = openLogins(await loadSecret(config));
    if (await seedSample(database, logins, tenant)) say('Filled the workspace with sample data.');
  } finally {
    await database.close();
  }
}

/** Throws a `StartError` where strangers or real money would meet a sample that was filled in earlier. */
async function refuseLeftSample(config: Config, database: Database, tenant: string): Promise<void> {
  const paysReally = hasRealRail(config.rails.map(({ name }) => name));
  if (!config.production && !paysReally) return;
  if (!(await holdsSample(database, tenant))) return;
  const mend = paysReally ? 'use another database for real payments' : 'use another one, or say SEED=sample';
  throw new StartError(`This database holds the sample workspace, whose passwords are published: ${mend}.`);
}

/** What does not work yet and would only be noticed later, for the person at the terminal. */
function warnings(config: Config): string[] {
  const { smtpUrl, production, rails } = config;
  return [
    ...(smtpUrl || usesMailbox(config) ? [] : ['Mail cannot be sent: set SMTP_URL.']),
    ...(production && !hasRealRail(rails.map(({ name }) => name))
      ? ['No real payment service is configured (RAILS): the wallets hold play money.']
      : []),
  ];
}

/** The sample's logins as the terminal shows them. */
function logins(): string {
  const lines = sampleLogins.map(({ role, email }) => `  ${role.padEnd(10)}${email}`);
  return `\nSample logins, all with the password ${samplePassword}:\n${lines.join('\n')}\n`;
}
