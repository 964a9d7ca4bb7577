import { createServer, type IncomingMessage } from 'node:http';

/** A request as a test server got it. */
export interface Received {
  method: string;
  /** With its query. */
  path: string;
  headers: Record<string, string | undefined>;
  text: string;
}

/** What a test server answers; a body that is no text goes out as JSON. */
export interface Served {
  status: number;
  body?: unknown;
  headers?: Record<string, string>;
}

/** A server on a local port. */
export interface LocalServer {
  /** `http://127.0.0.1:…`, without a slash at its end. */
  address: string;
  close(): Promise<void>;
}

/** Never answers: the connection stays open until the server closes. */
export const silence = new Promise<never>(() => undefined);

/** Serves HTTP on a free local port. A handler that fails answers 500 with the error, so that a test sees it. */
export async function serve(handle: (request: Received) => Promise<Served>): Promise<LocalServer> {
  const server = createServer((request, response) => {
    void receive(request)
      .then(handle)
      .catch((error: unknown): Served => ({ status: 500, body: { testServerFailed: String(error) } }))
      .then(({ status, body, headers }) => {
        response.writeHead(status, { 'content-type': 'application/json', ...headers });
        response.end(typeof body === 'string' ? body : JSON.stringify(body));
      });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const at = server.address();
  if (at === null || typeof at === 'string') throw new Error('no port');
  return {
    address: `http://127.0.0.1:${at.port}`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

async function receive(request: IncomingMessage): Promise<Received> {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part);
  return {
    method: request.method ?? '',
    path: request.url ?? '',
    headers: Object.fromEntries(
      Object.entries(request.headers).map(([name, value]) => [name, value?.toString()]),
    ),
    text: Buffer.concat(parts).toString('utf8'),
  };
}
