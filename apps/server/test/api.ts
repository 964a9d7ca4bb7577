import type { Server } from '../src/server.ts';
import { assertListed } from './listed-reasons.ts';

interface Caller {
  /** Key of the workspace, sent as X-Project; left out when undefined. */
  tenant?: { key: string } | undefined;
  /** A session's token. */
  token?: string | undefined;
}

export interface Answer {
  status: number;
  headers: Headers;
  // biome-ignore lint/suspicious/noExplicitAny: tests look into bodies of every shape, wrong ones included
  body: any;
}

/** How tests call a server: real requests, as one workspace and one person. */
export interface Api {
  get(path: string): Promise<Answer>;
  post(path: string, body?: unknown): Promise<Answer>;
  put(path: string, body?: unknown): Promise<Answer>;
  patch(path: string, body?: unknown): Promise<Answer>;
  delete(path: string, body?: unknown): Promise<Answer>;
  /** A request as it is, for what is no JSON; only the caller's headers are added. */
  send(path: string, init: RequestInit): Promise<Answer>;
}

/** Calls of `server`, under /v1, as somebody: who that is, is read at each call. */
export function api(server: Pick<Server, 'address'>, caller: Caller = {}): Api {
  async function send(path: string, init: RequestInit): Promise<Answer> {
    const { tenant, token } = caller;
    const headers = new Headers(init.headers);
    if (tenant) headers.set('x-project', tenant.key);
    if (token) headers.set('authorization', `Bearer ${token}`);
    const response = await fetch(`${server.address}/v1/${path.replace(/^\//, '')}`, { ...init, headers });
    const text = await response.text();
    const isJson = response.headers.get('content-type')?.startsWith('application/json');
    const body = isJson && text ? JSON.parse(text) : text;
    assertListed(init.method ?? 'GET', `/${path.replace(/^\//, '')}`, body?.data?.reason?.code);
    return { status: response.status, headers: response.headers, body };
  }
  const call = (method: string) => (path: string, body?: unknown) =>
    send(path, {
      method,
      ...(body === undefined
        ? {}
        : { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } }),
    });
  return {
    get: call('GET'),
    post: call('POST'),
    put: call('PUT'),
    patch: call('PATCH'),
    delete: call('DELETE'),
    send,
  };
}
