import { type APIRequestContext, expect, request as requests, test } from '@playwright/test';
import { credentials, type Person } from './people.ts';

const project = { 'x-project': 'kazi' };

let context: Promise<APIRequestContext> | undefined;

/** Calls of the server beside all pages, for as long as a worker runs. */
export function server(): Promise<APIRequestContext> {
  const { baseURL = '' } = test.info().project.use;
  context ??= requests.newContext({ baseURL });
  return context;
}

/** When to look again for what a job of the server is about to do: most tests begin with two letters. */
export const soon = [50, 50, 100, 100, 200];

/** A part of what a page for development says, such as the mailbox, once it is there. */
export async function findOnPage<Page, Part>(
  path: string,
  {
    params,
    find,
    at,
  }: { params: Record<string, string>; find: (page: Page) => Part | undefined; at?: APIRequestContext },
): Promise<Part> {
  const request = at ?? (await server());
  let part: Part | undefined;
  await expect(async () => {
    part = find(await (await request.get(path, { params })).json());
    expect(part, `on ${path}: ${Object.values(params)}`).toBeDefined();
  }).toPass({ timeout: 15_000, intervals: soon });
  if (part === undefined) throw new Error(`It is not on ${path}`);
  return part;
}

interface Login {
  token: string;
  user: { id: string };
}

/** Logins of sample people, whom no test logs out by call; the time is short enough to count as a fresh proof of who they are. */
const logins = new Map<string, { login: Login; at: number }>();
const loginMs = 300_000;

async function logInByCall(person: Person): Promise<Login> {
  const answer = await (await server()).post('/v1/auth', { headers: project, data: credentials(person) });
  expect(answer.status(), await answer.text()).toBe(200);
  return answer.json();
}

async function loginOf(person: Person): Promise<Login> {
  if (typeof person !== 'string') return logInByCall(person);
  const known = logins.get(person);
  if (known && Date.now() - known.at < loginMs) return known.login;
  const login = await logInByCall(person);
  logins.set(person, { login, at: Date.now() });
  return login;
}

/** Calls of the API as somebody, to prepare what a test starts from. */
export async function callsAs(person: Person) {
  const request = await server();
  const { token, user } = await loginOf(person);
  const headers = { ...project, authorization: `Bearer ${token}` };
  return {
    user,
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

/** The sample's storefront, whatever other tests have made meanwhile. */
export async function sampleApp({ get }: Awaited<ReturnType<typeof callsAs>>) {
  const { items }: { items: { id: string; key: string; project: { id: string } }[] } =
    await get('apps?limit=200');
  const app = items.find(({ key }) => key === 'SHOP');
  if (!app) throw new Error('The sample has no app SHOP');
  return app;
}
