import { type Answer, type Asked, Refusal } from './answers.ts';
import type { Method } from './call.ts';

/** What a request brought, read whole. */
export interface Incoming {
  url: URL;
  headers: Headers;
  /** The body's text; empty where there is none. */
  body: string;
  /** Parameters of the path. */
  params: Record<string, string>;
}

/**
 * The response of one call to one request: its status and JSON, the refusal it threw, or a 500 for an error that no
 * answer should have. A body that is no object is answered with nothing done, since the simulation checks nothing.
 */
export function respond({ call, answer }: Answer, incoming: Incoming): Response {
  const name = `${call.method} ${call.path}`;
  try {
    return json(answer(askedOf(incoming)), call.status);
  } catch (error) {
    if (error instanceof Refusal) return json({ message: error.message, ...error.details }, error.status);
    if (error instanceof TypeError && lacksObject(call.method, incoming.body)) {
      console.warn(`The body is not what ${name} takes: ${error.message}`);
      return json({}, call.status);
    }
    console.error(`The answer of ${name} failed`, error);
    return json({ message: `The answer of ${name} failed.` }, 500);
  }
}

/** Whether a request should have brought an object and did not. A DELETE may have all that it needs in its query. */
function lacksObject(method: Method, body: string): boolean {
  if (body === '') return method === 'POST';
  try {
    const value: unknown = JSON.parse(body);
    return typeof value !== 'object' || value === null || Array.isArray(value);
  } catch {
    return !body.includes('='); // A form is as good as an object.
  }
}

const json = (body: unknown, status: number): Response => Response.json(body ?? null, { status });

function askedOf<Input>({ url, headers, body, params }: Incoming): Asked<Input> {
  const all: Record<string, string> = {
    ...Object.fromEntries(url.searchParams),
    ...queryOf(read(body)),
    ...params,
  };
  return {
    query: (name) => all[name],
    params: all,
    list: (name) => listOf(url.searchParams, name),
    body: read(body),
    headers,
  };
}

/** The one place where a body is taken at its word, see `Asked`. One that is no JSON is a form, whose fields are texts. */
function read<Input>(body: string): Input {
  try {
    return JSON.parse(body || '{}') ?? {};
  } catch {
    return JSON.parse(JSON.stringify(Object.fromEntries(new URLSearchParams(body))));
  }
}

/** What a DELETE sends as its body may stand in the query instead; a bare id goes by the name `id`. */
function queryOf(body: unknown): Record<string, string> {
  if (typeof body === 'number' || typeof body === 'string') return { id: String(body) };
  if (typeof body !== 'object' || body === null) return {};
  return Object.fromEntries(
    Object.entries(body).flatMap(([name, value]) =>
      typeof value === 'object' ? [] : [[name, String(value)]],
    ),
  );
}

function listOf(query: URLSearchParams, name: string): string[] | undefined {
  const given = [...query.getAll(name), ...query.getAll(`${name}[]`)];
  if (given.length === 0) return undefined;
  return given.flatMap((value) => value.split(',')).filter((value) => value !== '');
}
