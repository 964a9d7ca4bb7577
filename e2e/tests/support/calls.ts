import { type APIRequestContext, expect } from '@playwright/test';
import { samplePassword } from './people.ts';

/** Calls of the API as somebody, to prepare what a test starts from. */
export async function callsAs(request: APIRequestContext, email: string, password = samplePassword) {
  const login = await request.post('/v1/auth', { headers: project, data: { email, password } });
  expect(login.status(), await login.text()).toBe(200);
  const { token, user } = await login.json();
  const headers = { ...project, authorization: `Bearer ${token}` };
  return {
    user: user as { id: string },
    async get(path: string) {
      const answer = await request.get(`/v1/${path}`, { headers });
      expect(answer.ok(), await answer.text()).toBe(true);
      return answer.json();
    },
    /** Moves money where a key is given: once, however often it is sent. */
    async send(method: 'POST' | 'PUT' | 'DELETE', path: string, data?: unknown, key?: string) {
      const keyed = key ? { ...headers, 'idempotency-key': key } : headers;
      const answer = await request.fetch(`/v1/${path}`, { method, headers: keyed, data });
      expect(answer.ok(), await answer.text()).toBe(true);
      return answer.json();
    },
    /** Tries something that may be refused, and gives the status of the answer. */
    async tries(method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, data?: unknown) {
      return (await request.fetch(`/v1/${path}`, { method, headers, data })).status();
    },
  };
}

const project = { 'x-project': 'kazi' };

/** The sample's storefront, whatever other tests have made meanwhile. */
export async function sampleApp({ get }: Awaited<ReturnType<typeof callsAs>>) {
  const { items }: { items: { id: string; key: string; project: { id: string } }[] } =
    await get('apps?limit=200');
  const app = items.find(({ key }) => key === 'SHOP');
  if (!app) throw new Error('The sample has no app SHOP');
  return app;
}
