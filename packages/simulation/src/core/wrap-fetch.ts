import { type Answer, type Asked, Refusal } from './answers.ts';

/** One app of the simulation: where its calls are, and its answers, which are loaded when one of them may be asked for. */
export interface SimulatedApp {
  /** What the paths of its calls begin with. */
  paths: readonly string[];
  load: () => Promise<{ answers: readonly Answer[] }>;
}

interface WrapOptions {
  apps: readonly SimulatedApp[];
  /** Milliseconds before an answer, asked anew for each. */
  delayMs: () => number;
  /** Address of the page, from which relative ones are read. */
  pageUrl: () => string;
}

/**
 * A `fetch` that answers the apps' calls itself and hands every other request to `network` exactly as it came, its
 * streams unread and its signal in place.
 */
export function wrapFetch(network: typeof fetch, { apps, delayMs, pageUrl }: WrapOptions): typeof fetch {
  return async (resource, init) => {
    const page = new URL(pageUrl());
    const url = new URL(resource instanceof Request ? resource.url : resource, page);
    const asked = (init?.method ?? (resource instanceof Request ? resource.method : 'GET')).toUpperCase();
    // A HEAD is answered as the GET is, without a body.
    const method = asked === 'HEAD' ? 'GET' : asked;
    const signal = init?.signal ?? (resource instanceof Request ? resource.signal : undefined);
    const candidates =
      url.origin === page.origin ? apps.filter(({ paths }) => begins(url.pathname, paths)) : [];
    for (const app of candidates) {
      const { answers } = await unlessAborted(app.load(), signal);
      const match = matchAnswer(answers, method, url.pathname);
      if (!match) continue;
      const request = new Request(url, resource instanceof Request ? new Request(resource, init) : init);
      const body = method === 'GET' ? '' : await request.text();
      await unlessAborted(wait(delayMs()), request.signal);
      const answer = respond(match.answer, { url, headers: request.headers, body, params: match.params });
      return asked === 'HEAD' ? new Response(null, answer) : answer;
    }
    return network(resource, init);
  };
}

const begins = (pathname: string, paths: readonly string[]) =>
  paths.some((path) => pathname.startsWith(path));

const wait = (ms: number) => new Promise<void>((resolve) => (ms > 0 ? setTimeout(resolve, ms) : resolve()));

/** The same promise, rejecting as `fetch` does where the request is given up meanwhile. */
function unlessAborted<Value>(promise: Promise<Value>, signal?: AbortSignal | null): Promise<Value> {
  if (!signal) return promise;
  return new Promise((resolve, reject) => {
    const abort = () => reject(signal.reason);
    if (signal.aborted) return abort();
    signal.addEventListener('abort', abort, { once: true });
    promise.then(resolve, reject).finally(() => signal.removeEventListener('abort', abort));
  });
}

/** What a request brought, read whole. */
interface Incoming {
  url: URL;
  headers: Headers;
  /** The body's text; empty where there is none. */
  body: string;
  /** Parameters of the path. */
  params: Record<string, string>;
}

/** The response of one call to one request: its status and JSON, the refusal it threw, or a 500 for an error that no answer should have. */
function respond({ call, answer }: Answer, incoming: Incoming): Response {
  try {
    return json(answer(askedOf(incoming)), call.status);
  } catch (error) {
    if (error instanceof Refusal) return json({ message: error.message, ...error.details }, error.status);
    const name = `${call.method} ${call.path}`;
    console.error(`${name} failed`, error);
    return json({ message: `${name} failed` }, 500);
  }
}

const json = (body: unknown, status: number): Response => Response.json(body ?? null, { status });

function askedOf<Input>({ url, headers, body: sent, params }: Incoming): Asked<Input> {
  const found = read(sent);
  const all: Record<string, string> = {
    ...Object.fromEntries(url.searchParams),
    ...queryOf(found),
    ...params,
  };
  return {
    query: (name) => all[name],
    params: all,
    list: (name) => listOf(url.searchParams, name),
    body: inputOf(found),
    headers,
  };
}

/** A body that is no JSON is a form, whose fields are texts. */
function read(body: string): unknown {
  try {
    return JSON.parse(body || '{}');
  } catch {
    return Object.fromEntries(new URLSearchParams(body));
  }
}

/** The one place where a body is taken at its word, see `Asked`. One that is no object has nothing in it. */
const inputOf = <Input>(body: unknown): Input =>
  JSON.parse(typeof body === 'object' && !Array.isArray(body) ? JSON.stringify(body ?? {}) : '{}');

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

/** An answer that fits a request, with the parameters of its path. */
interface Match {
  answer: Answer;
  params: Record<string, string>;
}

/** Finds the call a request means. A path without parameters goes before one with: `/cart` before `/{id}`. */
function matchAnswer(answers: readonly Answer[], method: string, pathname: string): Match | undefined {
  const path = pathname.length > 1 ? pathname.replace(/\/$/, '') : pathname;
  const candidates = answers.filter(({ call }) => call.method === method);
  const exact = candidates.find(({ call }) => call.path === path);
  if (exact) return { answer: exact, params: {} };
  for (const answer of candidates) {
    const params = paramsOf(answer.call.path, path);
    if (params) return { answer, params };
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
