import type { Config } from './config/config.ts';
import type { SecretFor } from './config/secret.ts';
import type { Database } from './database/tenancy.ts';
import type { Feed } from './events/feed.ts';
import type { Hub } from './events/hub.ts';
import type { FileAddresses, FileStorage } from './files/index.ts';
import type { SessionCache } from './http/session-cache.ts';
import type { FindTenant } from './http/tenant.ts';
import type { MaySeeApp } from './http/viewer.ts';
import type { Guessing, Logins } from './identity/index.ts';
import type { Mailer } from './mail/mailer.ts';
import type { Rails, Texts } from './money/index.ts';
import type { Log } from './observability/log.ts';
import type { Metrics } from './observability/metrics.ts';
import type { BeforeRemoval } from './organisation/index.ts';

/** What a server is made of. Every call, job and area is handed these; nothing is global. */
export interface Services {
  config: Config;
  /** The address that links in mail begin with, without a trailing slash. */
  publicUrl: string;
  secretFor: SecretFor;
  /** Signs the addresses that files are fetched from. */
  addresses: FileAddresses;
  /** Keeps the bytes of files. */
  storage: FileStorage;
  database: Database;
  hub: Hub;
  feed: Feed;
  findTenant: FindTenant;
  sessions: SessionCache;
  logins: Logins;
  guessing: Guessing;
  maySeeApp: MaySeeApp;
  beforeRemoval: BeforeRemoval;
  mailer: Mailer;
  /** Sends text messages. */
  texts: Texts;
  /** The ways for money to come in and go out. */
  rails: Rails;
  metrics: Metrics;
  log: Log;
}
