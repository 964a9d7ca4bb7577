import type { Preference, registration } from '@kazi/contract/identity';
import type { ReasonParams } from '@kazi/contract/refusals';
import type * as z from 'zod';
import type { Database, Tx } from '../database/tenancy.ts';
import type { ProvenIdentity } from './sso.ts';
import type { Viewer } from './viewer.ts';

/** What a link in a mail is for. */
export type LinkPurpose = 'confirm' | 'reset' | 'new-email' | 'old-email';

/** What a challenge is for: the second step of a login, to prove a passkey, to make one, to connect an OpenID account. */
export type ChallengePurpose = 'second-factor' | 'passkey' | 'new-passkey' | 'sso-connect';

/** What a step that follows soon goes on with. */
export interface Challenge {
  /** Null where the user is not known yet. */
  user: string | null;
  /** The account of the OpenID provider that the step connects. */
  proven?: ProvenIdentity | undefined;
}

type Registration = Omit<z.infer<typeof registration>, 'email' | 'password' | 'device'>;
type NullIfLeftOut<Fields> = {
  [Name in keyof Fields]: undefined extends Fields[Name] ? Fields[Name] | null : Fields[Name];
};

/** What somebody has said of themselves as they registered. */
export interface RegisteredDetails extends NullIfLeftOut<Registration> {
  /** The language that they came in; the default one where none is known. */
  language?: Preference['language'] | undefined;
}

/** What a link stands for: a person of the workspace, and of a registration the hashes of its password and device, and its details. */
export interface Link {
  login: string;
  user: string;
  password?: string | undefined;
  /** Of the token of the device that asked for the link by registering. */
  device?: string | undefined;
  details?: RegisteredDetails | undefined;
  /** The address that the user is to have. */
  email?: string | undefined;
  /** The session that asked for it, which stays. */
  session?: string | undefined;
  /** Who asked for it in their place. */
  by?: string | undefined;
  /** When the user got another address than this one, which is theirs to take back. */
  since?: Date | undefined;
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
  /** Hashes a login's password anew where its hash, which it has, was made at a lower cost than today's. */
  keepUpToDate(
    write: (change: (tx: Tx) => Promise<void>) => Promise<void>,
    login: string,
    known: { hash: string; password: string },
  ): Promise<void>;
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
  /** What a link's token stands for, which stays good. Undefined for a token that is wrong, spent or expired. */
  peekLink(tx: Tx, purpose: LinkPurpose, token: string): Promise<Link | undefined>;
  /** Spends a link's token and gives what it stands for. Undefined for a token that is wrong, spent or expired. */
  takeLink(tx: Tx, purpose: LinkPurpose, token: string): Promise<Link | undefined>;
  /** What the links of this purpose stand for that a user still has, the newest first. */
  linksOf(tx: Tx, purpose: LinkPurpose, user: string): Promise<Link[]>;
  /** Spends the links of this purpose that are left, or were made from a moment on: of a login in every workspace, or of a user in theirs. */
  dropLinks(
    tx: Tx,
    purpose: LinkPurpose,
    whose: { login: string } | { user: string },
    since?: Date,
  ): Promise<void>;
  /** Makes a one-time token of this workspace for a step that follows soon. */
  issueChallenge(tx: Tx, purpose: ChallengePurpose, challenge: Challenge): Promise<string>;
  /** What a token stands for, which stays good. Undefined for one that is wrong, spent or expired. */
  peekChallenge(tx: Tx, purpose: ChallengePurpose, token: string): Promise<Challenge | undefined>;
  /** Spends a token and gives what it stands for. Undefined for one that is wrong, spent or expired. */
  takeChallenge(tx: Tx, purpose: ChallengePurpose, token: string): Promise<Challenge | undefined>;
  /** Gives a login another address, which its owner has shown to read the mail of. */
  setEmail(tx: Tx, login: string, email: string): Promise<void>;
  openSession(tx: Tx, from: SessionStart): Promise<{ id: string; token: string; expiresAt: Date }>;
  /** Ends the login's sessions in every workspace, but for one: those of other workspaces by the session version. */
  endSessions(tx: Tx, login: string, but?: { except: string }): Promise<void>;
}

/** Where an attempt to guess comes from, and the e-mail address it is for, if any. */
export interface Attempt {
  ip: string;
  address?: string;
  /** Id of the device it comes from, where a login with the address has succeeded on it before. */
  device?: string | undefined;
  /** Whose tries of a whole day are bounded too: what is tried is short enough to be guessed in time. */
  ofDay?: string | undefined;
}

/** Slows guessing down: counts attempts on all servers together and refuses those beyond the limit. */
export interface Guessing {
  /** Counts an attempt at a call. Throws 429 when there were too many. */
  count(call: string, attempt: Attempt): Promise<void>;
  /** Forgets the attempts that led to a success; those for other addresses still count. */
  forgive(call: string, attempt: Attempt): Promise<void>;
  /** Counts a wrong second step of somebody whose first was right. Gives whether the owner of the address is to be told now. */
  failed(address: string): Promise<boolean>;
}

/** What is limited however honest it looks: it interrupts a person, costs money, or opens a way for money. */
export type ThrottledAct = Exclude<ReasonParams<'too-often'>['what'], 'attempts' | 'streams'>;

/** Limits how often something is done to one phone, or by one person. */
export interface Throttle {
  /** Counts it, done or not, for a phone (254…) or a person's id. Throws 429 when it was too often. */
  count(act: ThrottledAct, whom: string): Promise<void>;
}

/** Signalled, within the change's transaction, whenever a session, a user's role or a role's rules change. */
export const sessionsChanged = 'sessions';

/** What shows a session: its token, or its id where its token was seen before. */
export type SessionKey = { token: string } | { session: string };

/** Finds the user and session that a key stands for in a workspace. */
export type FindViewer = (database: Database, tenant: string, key: SessionKey) => Promise<Viewer | undefined>;

/** Viewers by their tokens, cached for a few seconds. */
export interface SessionCache {
  /** The viewer that the token stands for; at most a few seconds old, and found anew after `sessionsChanged`. */
  viewer(tenant: string, token: string): Promise<Viewer | undefined>;
  /** The viewer whose session this is; undefined where it has ended or its user is not active. As old as `viewer` at most. */
  viewerOf(tenant: string, session: string): Promise<Viewer | undefined>;
  /** The viewer as they are now, found by their session: its token may have been replaced since. */
  again(viewer: Viewer): Promise<Viewer | undefined>;
  /** Empties the cache of this server at once, where the signal of its own change has not arrived yet. */
  forget(): void;
}
