import { respond } from './answer-request.ts';
import { type Answer, Refusal } from './answers.ts';
import type { Call } from './call.ts';
import { matchCall } from './match.ts';

type AnyCall = Call<never, unknown>;

/** One app of the simulation: its calls, and its answers, which are loaded when one of them is first asked for. */
export interface SimulatedApp {
  calls: readonly AnyCall[];
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
  const calls = apps.flatMap((app) => app.calls.map((call) => ({ ...call, app })));

  return async (resource, init) => {
    const page = new URL(pageUrl());
    const url = new URL(resource instanceof Request ? resource.url : resource, page);
    const method = (init?.method ?? (resource instanceof Request ? resource.method : 'GET')).toUpperCase();
    const match = url.origin === page.origin ? matchCall(calls, method, url.pathname) : undefined;
    if (!match) return network(resource, init);

    const request = new Request(url, resource instanceof Request ? new Request(resource, init) : init);
    request.signal.throwIfAborted();
    const { answers } = await unlessAborted(match.call.app.load(), request.signal);
    const answer = answers.find(({ call }) => call.method === method && call.path === match.call.path);
    if (!answer) throw new Refusal(500, `${method} ${match.call.path} is in a contract and has no answer`);
    const body = method === 'GET' ? '' : await request.text();
    await unlessAborted(wait(delayMs()), request.signal);
    return respond(answer, { url, headers: request.headers, body, params: match.params });
  };
}

const wait = (ms: number) => new Promise<void>((resolve) => (ms > 0 ? setTimeout(resolve, ms) : resolve()));

/** The same promise, rejecting as `fetch` does where the request is given up meanwhile. */
function unlessAborted<Value>(promise: Promise<Value>, signal: AbortSignal): Promise<Value> {
  return new Promise((resolve, reject) => {
    const abort = () => reject(signal.reason);
    if (signal.aborted) return abort();
    signal.addEventListener('abort', abort, { once: true });
    promise.then(resolve, reject).finally(() => signal.removeEventListener('abort', abort));
  });
}
