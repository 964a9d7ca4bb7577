import type { Call } from './call.ts';

/** A call that was refused: its `status`, and as message what the answer said. */
export class Refused extends Error {
  override name = 'Refused';
  readonly status: number;
  /** Body of the answer, where it had one. */
  readonly data: unknown;

  constructor(status: number, message: string, data: unknown) {
    super(message);
    this.status = status;
    this.data = data;
  }
}

const braces = /\{(\w+)\}/g;

/**
 * Makes a call with `fetch`; the simulation answers it, or a server later.
 * @throws Refused where the answer is not a 2xx; what `fetch` throws where there is none.
 */
export async function ask<Input extends object, Output>(
  call: Call<Input, Output>,
  input: Input,
  init: { signal?: AbortSignal; headers?: Record<string, string> } = {},
): Promise<Output> {
  const rest: Record<string, unknown> = Object.fromEntries(Object.entries(input));
  const path = call.path.replace(braces, (_braces, name: string) => {
    const value = String(rest[name]);
    delete rest[name];
    return encodeURIComponent(value);
  });
  const sendsBody = call.method === 'POST';
  const query = sendsBody ? '' : toQuery(rest);
  const answer = await fetch(query ? `${path}?${query}` : path, {
    ...init,
    method: call.method,
    headers: { ...init.headers, ...(sendsBody && { 'content-type': 'application/json' }) },
    ...(sendsBody && { body: JSON.stringify(rest) }),
  });
  if (!answer.ok) throw await toRefusal(answer);
  return answer.json();
}

/** Absent values are left out; lists are repeated: `calendars=Business&calendars=Family`. */
function toQuery(input: Record<string, unknown>): URLSearchParams | '' {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(input)) {
    if (value === undefined || value === null) continue;
    for (const one of Array.isArray(value) ? value : [value]) query.append(name, String(one));
    // An empty list says something too: nothing is chosen.
    if (Array.isArray(value) && value.length === 0) query.append(name, '');
  }
  return query.size > 0 ? query : '';
}

async function toRefusal(answer: Response): Promise<Refused> {
  const body: unknown = await answer.json().catch(() => undefined);
  const message = typeof body === 'object' && body !== null ? Reflect.get(body, 'message') : undefined;
  return new Refused(answer.status, typeof message === 'string' ? message : answer.statusText, body);
}
