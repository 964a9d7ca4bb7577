import {
  type Noun,
  type PlainProblem,
  type ProblemCode,
  type ProblemParams,
  type Reason,
  type ReasonCode,
  type ReasonParams,
  refusals,
} from '@kazi/contract/refusals';
import { readerIn } from './texts/reader.ts';
import { fieldsText, isProblem, problemText, sentence } from './texts/sentence.ts';

/** Bad fields of an input by their path, such as `stages.0.name`, each with what would be right. */
export type Fields = Record<string, PlainProblem | Reason>;

interface More {
  /** The record as it is now, where the change was based on an older version. */
  current?: unknown;
  /** Why, for the log alone. */
  cause?: unknown;
}

/**
 * What the server refuses to do: a code of the contract's `refusals` with what its sentence fills in. `http/translate.ts` makes the
 * answer of it, in the language of the reader; `message` is English, for logs and the terminal.
 */
export class Refused extends Error {
  readonly code: ReasonCode;
  readonly params: Reason['params'];
  readonly fields: Readonly<Record<string, Reason>> | undefined;
  readonly current: unknown;

  constructor({ code, params }: Reason<ReasonCode>, bad?: Fields, { current, cause }: More = {}) {
    const fields = bad && inFull(bad);
    super(refusalText({ code, params, fields }), { cause });
    this.code = code;
    this.params = params;
    this.fields = fields;
    this.current = current;
  }

  /** Whether the server is at fault, not what was asked of it. */
  get isFault(): boolean {
    return refusals[this.code].status >= 500;
  }
}

type Content = Pick<Refused, 'code' | 'params' | 'fields'>;

/** The sentence that says a refusal as a whole; undefined where that names bad fields with their problems. */
export function ownSentence({ code, params, fields }: Content): Reason<ReasonCode> | undefined {
  if (code !== 'bad-input') return { code, params };
  const [only, ...others] = Object.values(fields ?? {});
  if (!only || others.length > 0 || isProblem(only.code)) return undefined;
  return { code: only.code, params: only.params };
}

/** What a refusal says as a whole, as its reader reads it. */
export function refusalText(refused: Content, reader = readerIn()): string {
  const own = ownSentence(refused);
  if (own) return sentence(reader, own);
  const texts = Object.entries(refused.fields ?? {}).map(([field, problem]) => [
    field,
    problemText(reader, problem),
  ]);
  return fieldsText(reader, Object.fromEntries(texts));
}

type NoParams = Record<never, never>;

/** Codes whose sentence fills in nothing. */
type PlainReason = {
  [Code in ReasonCode]: keyof ReasonParams<Code> extends never ? Code : never;
}[ReasonCode];

/**
 * The error to throw for a refusal, with the fields of the input that it is about:
 * `throw refuse('team-name-taken', { name }, { name: 'other-team-name' })`. `refuse('may-not', { what })` says what a viewer may not do,
 * `refuse('not-found', { noun })` what there is not, or not for them.
 */
export function refuse(code: PlainReason, params?: NoParams, fields?: Fields, more?: More): Refused;
export function refuse<Code extends ReasonCode>(
  code: Code,
  params: ReasonParams<Code>,
  fields?: Fields,
  more?: More,
): Refused;
export function refuse(
  code: ReasonCode,
  params: Reason['params'] = {},
  fields?: Fields,
  more?: More,
): Refused {
  return new Refused({ code, params }, fields, more);
}

const inFull = (fields: Fields): Record<string, Reason> =>
  Object.fromEntries(
    Object.entries(fields).map(([field, problem]) => [
      field,
      typeof problem === 'string' ? { code: problem, params: {} } : problem,
    ]),
  );

/** A refusal that is told before anything is refused, such as why a withdrawal could not be made. */
export function reason(code: PlainReason): Reason<ReasonCode>;
export function reason<Code extends ReasonCode>(code: Code, params: ReasonParams<Code>): Reason<ReasonCode>;
export function reason(code: ReasonCode, params: Reason['params'] = {}): Reason<ReasonCode> {
  return { code, params };
}

/** A problem of a field with what it fills in: `badInput({ file: problem('rows-at-most', { most }) })`. */
export function problem<Code extends ProblemCode>(code: Code, params: ProblemParams<Code>): Reason;
export function problem(code: ProblemCode, params: Reason['params']): Reason {
  return { code, params };
}

/**
 * Something sent is not as it must be: every bad field is named. A field whose problem is a refusal, which has a sentence of its own,
 * says that instead.
 */
export const badInput = (fields: Fields): Refused => refuse('bad-input', {}, fields);

/** The row, where there is one; else it refuses: there is none, or the viewer may not see it, and both look alike. */
export function found<Row>(row: Row | undefined, noun: Noun): Row {
  if (row === undefined) throw refuse('not-found', { noun });
  return row;
}

/** The change was based on an older version; `current` is the record as it is now. */
export const staleVersion = (current: unknown): Refused =>
  refuse('stale-version', {}, undefined, { current });

/** Larger than what is taken in here. */
export const tooLarge = (limitBytes: number): Refused =>
  refuse('too-large', { limit: Math.floor(limitBytes / 1024) });

/** Something was done too often; `wait` is in seconds. */
export const tooOften = (what: ReasonParams<'too-often'>['what'], wait: number): Refused =>
  refuse('too-often', { what, wait: Math.max(1, Math.ceil(wait)) });

/** Something that it takes does not answer. `why` is for the log alone: the caller is told to try again. */
export const unavailable = (
  why: string,
  code: 'unavailable' | 'no-room-for-files' | 'scanner-unavailable' = 'unavailable',
): Refused => refuse(code, {}, undefined, { cause: why });
