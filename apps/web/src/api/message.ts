import type { ProblemCode } from '@kazi/contract/refusals';
import type { RefusalCode } from '@kazi/contract/shared';
import i18next from 'i18next';

/**
 * The sentence to show for a failed call, in the order of the error catalogue: the nested `data.errorMessage`, the
 * server's message (for an answer without one, its status text), the network's message.
 */
export function messageOf(error: unknown): string {
  const own = error instanceof Error ? error.message : String(error);
  return nestedMessage(property(error, 'data')) ?? own;
}

/** The status a call was answered with; undefined where no answer came. */
export function statusOf(error: unknown): number | undefined {
  const status = property(error, 'status');
  return error instanceof Error && typeof status === 'number' ? status : undefined;
}

/** Which of the refusals that the client answers by itself an error is; undefined for any other. */
export function refusalOf(error: unknown): RefusalCode | undefined {
  const code = property(error, 'code');
  return code === 'CONFIRM_LOGIN' || code === 'SECOND_FACTOR_REQUIRED' ? code : undefined;
}

/** Problems whose words name the API's way of writing, by their code: a screen has its own. */
const onScreen = new Map<unknown, 'problem.day' | 'problem.month'>([
  ['day-such-as' satisfies ProblemCode, 'problem.day'],
  ['month-such-as' satisfies ProblemCode, 'problem.month'],
]);

/**
 * What is wrong with each field of an input, by its name; empty for any other failure. A refusal about a single field that has a
 * sentence of its own says it there: its problem alone completes another one.
 */
export function fieldErrors(error: unknown): Record<string, string> {
  const data = property(error, 'data');
  const fields = property(data, 'fields');
  if (typeof fields !== 'object' || fields === null) return {};
  const said = Object.entries(fields).flatMap(([field, problem]) =>
    typeof problem === 'string' ? [[field, problemOf(data, field, problem)] as const] : [],
  );
  const [only, ...others] = said;
  const hasSentence = property(data, 'reason') !== undefined;
  if (only && others.length === 0 && hasSentence) return { [only[0]]: messageOf(error) };
  return Object.fromEntries(said);
}

function problemOf(data: unknown, field: string, problem: string): string {
  const own = onScreen.get(property(property(property(data, 'problems'), field), 'code'));
  return own ? i18next.t(own) : problem.charAt(0).toUpperCase() + problem.slice(1);
}

const nestedMessage = (data: unknown): string | undefined => {
  const message = property(data, 'errorMessage');
  return typeof message === 'string' && message !== '' ? message : undefined;
};

/** A property of what may be no object. */
export function property(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined;
}
