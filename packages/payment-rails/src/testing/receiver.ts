import type { CallbackRequest } from '../rail.ts';
import { type LocalServer, type Received, serve } from './serve.ts';

/** A place that callbacks are posted to, as a server would read them. */
export interface Receiver extends LocalServer {
  /** Every callback so far, with the path it came to, oldest first. */
  readonly callbacks: readonly (CallbackRequest & { path: string })[];
}

/** Starts a receiver. */
export async function receiver(): Promise<Receiver> {
  const callbacks: (CallbackRequest & { path: string })[] = [];
  const server = await serve((request: Received) => {
    const { headers, path, text } = request;
    callbacks.push({ headers, path, body: JSON.parse(text), address: '127.0.0.1' });
    return Promise.resolve({ status: 200, body: {} });
  });
  return { ...server, callbacks };
}
