import type { limitRules } from '../money/words.ts';
import type { PlainNoun } from '../nouns.ts';
import type { problemFields, RunStatus } from '../payroll/words.ts';
import type { Cents } from '../shared/cents.ts';
import type { TaskStatus } from '../work/moves.ts';
import type { acts } from './acts.ts';
import type { problems } from './problems.ts';

/** What was done too often. */
type Throttled =
  | 'attempts'
  | 'prompt-to-phone'
  | 'prompt-by-person'
  | 'code-to-phone'
  | 'code-by-person'
  | 'receiver-by-person'
  | 'streams';

/** Nouns of records that may be missing. */
export type Noun =
  | PlainNoun
  | 'account'
  | 'account-of-the-provider'
  | 'app'
  | 'authenticator-app'
  | 'bank-account'
  | 'comment'
  | 'cost'
  | 'device'
  | 'difference'
  | 'employee'
  | 'file'
  | 'file-of-this-month'
  | 'flow'
  | 'invitation'
  | 'join-link'
  | 'leave'
  | 'link'
  | 'mark'
  | 'mobile-wallet'
  | 'obligation'
  | 'passkey'
  | 'payment'
  | 'payroll'
  | 'payroll-run'
  | 'payslip'
  | 'permission'
  | 'pesalink-receiver'
  | 'preference'
  | 'profile'
  | 'project'
  | 'receiver'
  | 'role'
  | 'second-factor-of-this-person'
  | 'session'
  | 'single-sign-on'
  | 'subtask'
  | 'task'
  | 'team'
  | 'terms'
  | 'user'
  | 'user-story';

/**
 * What a parameter of a refusal may be. A client gets it as it is here: money in minor units with its currency, days and months as
 * ISO writes them, words of a vocabulary as the API spells them. Sentences write it as the reader's language does.
 */
export interface Kinds {
  /** What somebody wrote, or a name: it is filled in as it is and never read. */
  text: string;
  /** Some of these, all of which are meant: `a, b`. */
  texts: readonly string[];
  /** Some of these, one of which is meant: `a or b`. */
  choice: readonly string[];
  number: number;
  /** A number that decides the form of its noun: one person, 2 people. */
  count: number;
  money: { readonly amount: Cents; readonly currency: string };
  bytes: number;
  /** In how many seconds to try again. */
  wait: number;
  /** A day or a month: 2026-11-26, 2026-11. */
  day: string;
  month: string;
  /** A moment, in UTC. */
  moment: string;
  act: keyof typeof acts;
  noun: Noun;
  /** All records of a noun. */
  nouns: PlainNoun;
  problem: keyof typeof problems;
  status: TaskStatus;
  statuses: readonly TaskStatus[];
  run: RunStatus;
  column: (typeof problemFields)[number] | 'amount';
  limit: (typeof limitRules)[number] | 'payer';
  throttled: Throttled;
}

/** A kind of parameter, which decides how sentences write it. */
export type Kind = keyof Kinds;

/** The names of the parameters of a code, each with its kind. */
export type ParamKinds = Readonly<Record<string, Kind>>;

/** The parameters of a code, by the kinds of them. */
export type Values<P extends ParamKinds> = { readonly [Name in keyof P]: Kinds[P[Name]] };

/** HTTP status that a refusal answers with. */
type Status = 400 | 401 | 403 | 404 | 405 | 409 | 413 | 415 | 422 | 429 | 500 | 503;

interface Refusal<P extends ParamKinds> {
  readonly status: Status;
  readonly params: P;
}

/** A refusal: the status that it answers with, and what its sentence fills in. */
export function refusal(status: Status): Refusal<Record<never, Kind>>;
export function refusal<const P extends ParamKinds>(status: Status, params: P): Refusal<P>;
export function refusal(status: Status, params: ParamKinds = {}): Refusal<ParamKinds> {
  return { status, params };
}
