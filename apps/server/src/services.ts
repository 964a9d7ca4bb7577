import type { Ledger } from '@kazi/ledger';
import type { Config } from './config/config.ts';
import type { SecretFor } from './config/secret.ts';
import type { Database } from './database/tenancy.ts';
import type { SettleNewcomer, TellOfNewcomer, TellOfPower } from './ports/activity.ts';
import type { Refusals } from './ports/audit.ts';
import type { Feed, Hub } from './ports/events.ts';
import type { Examiner, FileSigner, FileStorage, Scanner } from './ports/files.ts';
import type { Guessing, Logins, SessionCache, Throttle } from './ports/identity.ts';
import type { Mailer } from './ports/mail.ts';
import type { BeforeRemoval, BeforeSuspension, Rails, Texts } from './ports/money.ts';
import type { Log, Metrics, Traces } from './ports/observability.ts';
import type { SsoProvider } from './ports/sso.ts';
import type { Workspaces } from './ports/workspaces.ts';

/** What a server is made of. Every call, job and area is handed these; nothing is global. */
export interface Services {
  config: Config;
  /**
   * The address that people reach the server at, without a trailing slash. What a call is handed has that of its workspace,
   * which may have one of its own.
   */
  publicUrl: string;
  secretFor: SecretFor;
  /** Signs the addresses that files are fetched from. */
  fileSigner: FileSigner;
  examiner: Examiner;
  /** Searches uploads for malware, where there is a clamd. */
  scanner: Scanner | undefined;
  /** Keeps the bytes of files. */
  storage: FileStorage;
  database: Database;
  hub: Hub;
  feed: Feed;
  workspaces: Workspaces;
  sessions: SessionCache;
  logins: Logins;
  /** The OpenID provider by which people log in, if there is one. */
  sso: SsoProvider | undefined;
  guessing: Guessing;
  throttle: Throttle;
  refusals: Refusals;
  beforeRemoval: BeforeRemoval;
  tellOfNewcomer: TellOfNewcomer;
  settleNewcomer: SettleNewcomer;
  tellOfPower: TellOfPower;
  beforeSuspension: BeforeSuspension;
  mailer: Mailer;
  /** Sends text messages. */
  texts: Texts;
  /** The ways for money to come in and go out. */
  rails: Rails;
  /** Books transfers that belong to no other change. */
  ledger: Ledger;
  /** Whether the server is about to stop: it serves, and says that it is not ready. */
  draining: () => boolean;
  metrics: Metrics;
  /** Where they are switched on. */
  traces: Traces | undefined;
  log: Log;
}
