import { type Answer, type Asked, Refusal } from './answers.ts';

/** What a request brought, read whole. */
export interface Incoming {
  url: URL;
  headers: Headers;
  /** The body's text; empty where there is none. */
  body: string;
  /** Parameters of the path. */
  params: Record<string, string>;
}

/** The response of one call to one request: its status and JSON, or the refusal it threw. */
export function respond({ call, answer }: Answer, incoming: Incoming): Response {
  try {
    return json(answer(askedOf(incoming)), call.status);
  } catch (error) {
    if (error instanceof Refusal) return json({ message: error.message, ...error.details }, error.status);
    if (!(error instanceof TypeError)) throw error;
    // Nothing is checked, as the specification says: a body typed by hand that lacks what the contract says does nothing.
    console.warn(`The body is not what ${call.method} ${call.path} takes: ${error.message}`);
    return json({}, call.status);
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
