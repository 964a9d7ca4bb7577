import {
  type Act,
  acts,
  type Kind,
  type ParamKinds,
  type ProblemCode,
  problems,
  type Reason,
  type ReasonCode,
  refusals,
  type Value,
} from '@kazi/contract/refusals';
import type { Reader } from './reader.ts';

type Params = Reason['params'];

/** The sentence of a refusal, as its reader reads it. */
export function sentence(reader: Reader, { code, params }: Reason<ReasonCode>): string {
  const text = textOf(reader, `says.${code}`, fillIns(reader, kindsOf(code, params), params));
  // It begins with the noun in some languages.
  return code === 'not-found' ? text.charAt(0).toLocaleUpperCase(reader.language) + text.slice(1) : text;
}

/** What is wrong with a field: the end of a sentence that begins with its name, or in a few places a whole one. */
export const problemText = (reader: Reader, { code, params }: Reason): string =>
  isProblem(code)
    ? textOf(reader, `field.${code}`, fillIns(reader, problems[code], params))
    : sentence(reader, { code, params });

/** French contracts "de" before a vowel, as three months have it: "la paie d’avril 2026". */
const beforeVowel = /\bde (?=(?:avril|août|octobre) \d{4})/g;

function textOf(reader: Reader, code: string, values: Record<string, string | number>): string {
  const text = reader.refusal(code, values);
  return reader.language === 'fr' ? text.replace(beforeVowel, 'd’') : text;
}

export const isProblem = (code: string): code is ProblemCode => Object.hasOwn(problems, code);

const isAct = (what: Value | undefined): what is Act => typeof what === 'string' && Object.hasOwn(acts, what);

/** The parameters of a refusal; what one may not do has some of its own. */
function kindsOf(code: ReasonCode, params: Params): ParamKinds {
  const { what } = params;
  return { ...refusals[code].params, ...(code === 'may-not' && isAct(what) && acts[what]) };
}

/** Kinds whose values are words of a vocabulary, with the part of `errors.json` that has them. */
const vocabularies: Partial<Record<Kind, string>> = {
  act: 'may',
  noun: 'noun',
  nouns: 'nouns',
  problem: 'field',
  status: 'status',
  run: 'run',
  column: 'column',
  limit: 'limit',
  throttled: 'throttled',
};

/** Vocabularies whose texts fill in what the sentence does. */
const filling = new Set<Kind>(['act', 'limit']);

/** What is filled into a sentence, as the reader's language writes it. */
function fillIns(reader: Reader, kinds: ParamKinds, params: Params): Record<string, string | number> {
  const values: Record<string, string | number> = {};
  const fillsIn = ([name]: [string, Value]) => Number(filling.has(kinds[name] ?? 'text'));
  for (const [name, value] of Object.entries(params).toSorted(
    (one, other) => fillsIn(one) - fillsIn(other),
  )) {
    const kind = kinds[name] ?? 'text';
    const part = vocabularies[kind];
    values[name] = part ? reader.refusal(`${part}.${value}`, values) : writeValue(reader, kind, value);
  }
  return values;
}

/** A value as the reader's language writes it, kept apart from the text around it; what somebody wrote stays as it is. */
function writeValue(reader: Reader, kind: Kind, value: Value): string | number {
  if (typeof value === 'object') {
    if ('amount' in value) return reader.apart(reader.money(value.amount, value.currency));
    if (kind === 'statuses')
      return reader.oneOf(value.map((status) => reader.refusal(`status.${status}`, {})));
    return reader.apart(kind === 'choice' ? reader.oneOf(value) : value.join(', '));
  }
  if (kind === 'count') return Number(value);
  if (kind === 'wait') return waitText(reader, Number(value));
  if (kind === 'bytes') return reader.apart(`${Math.ceil(Number(value) / megabyte).toLocaleString('en')} MB`);
  if (kind === 'day') return reader.apart(reader.day(String(value)));
  if (kind === 'month') return reader.apart(reader.month(String(value)));
  if (kind === 'moment') return reader.apart(reader.time(new Date(String(value))));
  return reader.apart(String(value));
}

const megabyte = 1024 * 1024;

function waitText(reader: Reader, seconds: number): string {
  const minutes = Math.ceil(seconds / 60);
  if (seconds < 120) return reader.refusal('wait.seconds', { count: seconds });
  if (minutes < 120) return reader.refusal('wait.minutes', { count: minutes });
  return reader.refusal('wait.hours', { count: Math.ceil(minutes / 60) });
}

/** What the bad fields of an input are, in one sentence: the first of them, and how many more there are. */
export function fieldsText(reader: Reader, fields: Readonly<Record<string, string>>): string {
  const [[name, problem] = ['', '']] = Object.entries(fields);
  const others = Object.keys(fields).length - 1;
  const field = name || reader.refusal('frame.input', {});
  const code = others > 0 ? 'frame.field-problem-and-others-more' : 'frame.field-problem';
  return reader.refusal(code, { field, problem, others });
}
