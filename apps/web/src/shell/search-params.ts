import { isOwnPath } from '@kazi/contract/checks';

/*
 * Readers of one search parameter each, for a route's `validateSearch`. What somebody typed into the address bar
 * may be anything: what is not understood is left out, never an error.
 */

/** A text, without the empty one. */
export const text = (value: unknown): string | undefined =>
  typeof value === 'string' && value !== '' ? value : typeof value === 'number' ? String(value) : undefined;

/** Several texts, each once. */
export const texts = (value: unknown): string[] | undefined => {
  const given = (Array.isArray(value) ? value : [value]).map(text).filter((item) => item !== undefined);
  return given.length > 0 ? [...new Set(given)] : undefined;
};

/** One of a list of words. */
export const oneOf = <const Word extends string>(value: unknown, words: readonly Word[]): Word | undefined =>
  words.find((word) => word === value);

/** Several of a list of words, each once. */
export const someOf = <const Word extends string>(
  value: unknown,
  words: readonly Word[],
): Word[] | undefined => {
  const given = Array.isArray(value) ? value : [value];
  const known = words.filter((word) => given.includes(word));
  return known.length > 0 ? known : undefined;
};

/** `true` or absent. */
export const flag = (value: unknown): true | undefined =>
  value === true || value === 'true' ? true : undefined;

/** A path within the application, never another site: safe to go to. */
export const ownPath = (value: unknown): string | undefined =>
  typeof value === 'string' && isOwnPath(value) ? value : undefined;

/** A calendar month: 2026-11. */
export const month = (value: unknown): string | undefined =>
  text(value)?.match(/^[1-9]\d{3}-(0[1-9]|1[0-2])$/)?.[0];

/** A whole number from 1: a page, an amount. */
export const count = (value: unknown): number | undefined => {
  const number = Number(value);
  return Number.isInteger(number) && number >= 1 ? number : undefined;
};

/** A calendar day, 2026-11-21. */
export const day = (value: unknown): string | undefined =>
  typeof value === 'string' && /^\d{4}-\d\d-\d\d$/.test(value) ? value : undefined;

type Readers = Record<string, (value: unknown) => unknown>;

/** Reads the search of a route by a reader for each parameter: `defineSearch({ q: text, new: flag })`. */
export function defineSearch<Own extends Readers>(
  readers: Own,
): (search: Record<string, unknown>) => { [Name in keyof Own]?: ReturnType<Own[Name]> };
export function defineSearch(readers: Readers): (search: Record<string, unknown>) => object {
  return (search) =>
    Object.fromEntries(Object.entries(readers).map(([name, read]) => [name, read(search[name])]));
}
