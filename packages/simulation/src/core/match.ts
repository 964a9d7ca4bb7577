import type { Call } from './call.ts';

type AnyCall = Pick<Call<never, unknown>, 'method' | 'path'>;

/** A call that fits a request, with the parameters of its path. */
export interface Match<Known extends AnyCall> {
  call: Known;
  params: Record<string, string>;
}

/** Finds the call a request means. A path without parameters goes before one with: `/cart` before `/{id}`. */
export function matchCall<Known extends AnyCall>(
  calls: readonly Known[],
  method: string,
  pathname: string,
): Match<Known> | undefined {
  const path = pathname.length > 1 ? pathname.replace(/\/$/, '') : pathname;
  const candidates = calls.filter((call) => call.method === method);
  const exact = candidates.find((call) => call.path === path);
  if (exact) return { call: exact, params: {} };
  for (const call of candidates) {
    const params = paramsOf(call.path, path);
    if (params) return { call, params };
  }
  return undefined;
}

function paramsOf(pattern: string, path: string): Record<string, string> | undefined {
  if (!pattern.includes('{')) return undefined;
  const wanted = pattern.split('/');
  const given = path.split('/');
  if (wanted.length !== given.length) return undefined;
  const params: Record<string, string> = {};
  for (const [at, part] of wanted.entries()) {
    const value = given[at] ?? '';
    if (part.startsWith('{') && value !== '') params[part.slice(1, -1)] = decoded(value);
    else if (part !== value) return undefined;
  }
  return params;
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
