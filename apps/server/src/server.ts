import { setTimeout as pause } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import { activity, openSealer } from './activity/index.ts';
import { areas } from './areas.ts';
import { lastBackup } from './backup/last.ts';
import type { Config } from './config/config.ts';
import { cannotListen } from './config/preconditions.ts';
import { loadSecret } from './config/secret.ts';
import { type Database, openDatabase } from './database/tenancy.ts';
import { openFeed } from './events/feed.ts';
import { openHub } from './events/hub.ts';
import { openRefusals } from './events/refusals.ts';
import { clamd, fileSigner, files, openExaminer, openStorage } from './files/index.ts';
import { createHttpServer } from './http/app.ts';
import { base } from './http/procedures.ts';
import { sessionCache } from './http/session-cache.ts';
import { openWorkspaces } from './http/workspaces.ts';
import { identity, limitGuessing, openLogins, openProvider, throttle } from './identity/index.ts';
import { readQueue } from './jobs/queue.ts';
import { runJobs } from './jobs/run.ts';
import { sweepJobsHandler } from './jobs/sweep.ts';
import { openMailer } from './mail/mailer.ts';
import { mailHandler } from './mail/send-mail.ts';
import { money, openLedger, openRails, openTexts, readMoney } from './money/index.ts';
import { createMetrics } from './observability/metrics.ts';
import { organisation } from './organisation/index.ts';
import { payroll } from './payroll/index.ts';
import type { Feed } from './ports/events.ts';
import type { Log, Metrics, Traces } from './ports/observability.ts';
import type { Services } from './services.ts';
import { release, work } from './work/index.ts';

/** Every call of the contract with its handler, by area; a call without a handler is an error of types. */
const router = base.router({
  activity,
  files,
  identity,
  // What is on hold is released by accepting the work it is held for.
  money: { ...money, accounts: { ...money.accounts, release } },
  organisation,
  payroll,
  work,
});

/** A server that listens. */
export interface Server {
  /** Where it listens, such as http://127.0.0.1:3000. */
  address: string;
  services: Services;
  /**
   * Ends well: says for `config.drainMs` that it is not ready while it still serves; then no new requests, those begun are finished, then
   * jobs, events and connections end.
   */
  stop(): Promise<void>;
}

interface ServerOptions {
  config: Config;
  /** A migrated database; a pooler in front of it where `config.databaseDirectUrl` is given. */
  databaseUrl: string;
  /** From `findRole`. */
  role: string | undefined;
  distributed: boolean;
  log: Log;
  traces?: Traces | undefined;
}

/** Assembles a server from its parts and lets it listen. Several may run in one process, as in tests. */
export async function startServer(options: ServerOptions): Promise<Server> {
  const { config, databaseUrl: url, role, distributed, log, traces } = options;
  const { preparedStatements: prepare, databaseDirectUrl, databaseReadUrls: replicas } = config;
  const pooled = databaseDirectUrl !== undefined;
  // LISTEN, and with it the queue of jobs, needs a session of its own.
  const directUrl = databaseDirectUrl ?? url;
  const say = (sentence: string) => log.warn(sentence);
  const session = { url, role, pooled, prepare: prepare && !distributed };
  const database = openDatabase({ ...session, max: config.databasePool, distributed, replicas, say });
  const hub = await openHub({ url: directUrl, log });
  const feed = openFeed({ database, hub, log });
  const secretFor = await loadSecret(config);
  const sealer = openSealer({ database, secretFor, hub, log });
  const books = openLedger(session);
  let draining = false;
  const services: Services = {
    config,
    publicUrl: config.publicUrl ?? '',
    secretFor,
    database,
    hub,
    feed,
    workspaces: openWorkspaces(database, () => services.publicUrl, hub),
    sessions: sessionCache(database, hub, areas.findViewer),
    logins: openLogins(secretFor, config.passwordCost),
    sso: config.oidc && openProvider({ config: config.oidc, secret: secretFor('sso'), log }),
    guessing: limitGuessing(database, config.guessLimit),
    throttle: throttle(database, config.guessLimit > 0),
    refusals: openRefusals({ database, log }),
    beforeRemoval: areas.beforeRemoval,
    tellOfNewcomer: areas.tellOfNewcomer,
    settleNewcomer: areas.settleNewcomer,
    tellOfPower: areas.tellOfPower,
    beforeSuspension: areas.beforeSuspension,
    fileSigner: fileSigner(secretFor),
    examiner: openExaminer(),
    scanner: config.clamdUrl ? clamd(config.clamdUrl) : undefined,
    storage: openStorage(config),
    draining: () => draining,
    metrics: measure(config, database, feed),
    mailer: openMailer(config, database),
    texts: openTexts(config, database),
    rails: openRails({ config, database, secretFor }),
    ledger: books.ledger,
    traces,
    log,
  };
  const app = await createHttpServer(services, { router, mounts: areas.mounts });
  const address = await app.listen({ host: config.host, port: config.port }).catch((error) => {
    throw cannotListen(config.host, config.port, error);
  });
  services.publicUrl ||= address.replace(/\/\/(0\.0\.0\.0|\[::\]):/, '//localhost:');
  const handlers = [mailHandler, sweepJobsHandler, ...areas.jobs];
  const jobs = await runJobs({ url: directUrl, role, services, handlers });
  return {
    address,
    services,
    async stop() {
      draining = true;
      await pause(config.drainMs);
      feed.close();
      await finish(app);
      await jobs.stop();
      await services.refusals.close();
      await services.examiner.close();
      services.mailer.close();
      await sealer.close();
      await hub.close();
      await books.close();
      await database.close();
    },
  };
}

const measure = (config: Config, database: Database, feed: Feed): Metrics =>
  createMetrics({
    pool: database.pool,
    databasePool: config.databasePool,
    openStreams: feed.size,
    readings: {
      queue: () => readQueue(database),
      money: () => readMoney(database),
      replicas: database.replicas,
      lastBackup: async () => (config.databaseUrl ? undefined : lastBackup(config.dataDir)),
    },
  });

const finishWithinMs = 10_000;

/** Takes no new requests and lets those that have begun be answered; cuts off what then still hangs. */
async function finish(app: FastifyInstance): Promise<void> {
  // A connection kept open after its last answer, such as a stream's, would hold the server for a minute.
  const letGo = setInterval(() => app.server.closeIdleConnections(), 50);
  const cutOff = setTimeout(() => app.server.closeAllConnections(), finishWithinMs);
  await app.close();
  clearInterval(letGo);
  clearTimeout(cutOff);
}
