import type { Database, Tx } from '../database/tenancy.ts';
import type { Viewer } from './viewer.ts';

/** What a link in a mail is for. */
export type LinkPurpose = 'confirm' | 'reset';

/** What a link stands for: a person of the workspace, and the hash of the password that goes with it. */
export interface Link {
  login: string;
  user: string;
  password?: string | undefined;
}

interface SessionStart {
  login: string;
  ip: string;
  userAgent: string | undefined;
}

/**
 * Addresses with their passwords, the links sent to them and the sessions opened with them. Everything is done
 * in the caller's transaction; passwords and tokens are stored only as hashes.
 */
export interface Logins {
  hash(password: string): Promise<string>;
  /** Whether the password has this hash. Without a hash it is not, and finding that out takes as long. */
  isRight(hash: string | null | undefined, password: string): Promise<boolean>;
  /** Makes a login of an address that has none. Gives its id. */
  create(
    tx: Tx,
    login: { email: string; name: string; password: string; verified: boolean },
  ): Promise<string>;
  setPassword(tx: Tx, login: string, hash: string): Promise<void>;
  /** Notes that the owner of the login has shown that they read its mail. */
  verify(tx: Tx, login: string): Promise<void>;
  /** Makes a one-time token for a link, valid in this workspace alone. */
  issueLink(tx: Tx, purpose: LinkPurpose, link: Link): Promise<string>;
  /** Spends a link's token and gives what it stands for. Undefined for a token that is wrong, spent or expired. */
  takeLink(tx: Tx, purpose: LinkPurpose, token: string): Promise<Link | undefined>;
  /** Spends the login's other links of this purpose, in every workspace. */
  dropLinks(tx: Tx, purpose: LinkPurpose, login: string): Promise<void>;
  openSession(tx: Tx, from: SessionStart): Promise<{ id: string; token: string; expiresAt: Date }>;
  /** Ends the login's sessions in every workspace: those of other workspaces by the session version. */
  endSessions(tx: Tx, login: string): Promise<void>;
}

/** Where an attempt to guess comes from, and the e-mail address it is for, if any. */
export interface Attempt {
  ip: string;
  address?: string;
}

/** Slows guessing down: counts attempts on all servers together and refuses those beyond the limit. */
export interface Guessing {
  /** Counts an attempt at a call. Throws 429 when there were too many. */
  count(call: string, attempt: Attempt): Promise<void>;
  /** Forgets the attempts that led to a success; those for other addresses still count. */
  forgive(call: string, attempt: Attempt): Promise<void>;
}

/** Finds the user and session that a token stands for in a workspace. */
export type FindViewer = (database: Database, tenant: string, token: string) => Promise<Viewer | undefined>;

/** Gives the id of the workspace with this key, if there is one. */
export type FindTenant = (key: string) => Promise<string | undefined>;

/** Viewers by their tokens, cached for a few seconds. */
export interface SessionCache {
  /** The viewer that the token stands for; at most a few seconds old, and found anew after `sessionsChanged`. */
  viewer(tenant: string, token: string): Promise<Viewer | undefined>;
  /** Empties the cache of this server at once, where the signal of its own change has not arrived yet. */
  forget(): void;
}
