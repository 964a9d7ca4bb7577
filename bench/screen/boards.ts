import * as z from 'zod';

/** An app of so many tasks. */
export interface Board {
  cards: number;
  app: string;
}

export const owner = { email: 'owner@kazi.test', password: 'kazi-sample-2026' };
const statuses = ['backlog', 'todo', 'in-progress'] as const;
const priorities = ['urgent', 'high', 'medium', 'low', 'none'] as const;
/** So many tasks are made beside each other. */
const atOnce = 8;

const login = z.object({ token: z.string(), user: z.object({ id: z.string() }) });
const apps = z.object({ items: z.array(z.object({ id: z.string(), key: z.string() })) });
const made = z.object({ id: z.string() });

/** The boards of these sizes, made through the API where they are not there yet. */
export async function makeBoards(address: string, sizes: number[]): Promise<Board[]> {
  const { token, user } = login.parse(await call(address, 'auth', owner));
  const ask = (path: string, body?: object) => call(address, path, body, token);
  const { items } = apps.parse(await ask('apps?limit=200'));
  const boards: Board[] = [];
  for (const cards of sizes) {
    const key = `CARDS${cards}`;
    const known = items.find((app) => app.key === key);
    const app = known?.id ?? made.parse(await ask('apps', { name: `Board of ${cards}`, key })).id;
    if (!known) await fill(cards, (body) => ask('tasks', { app, assignees: [user.id], ...body }));
    boards.push({ cards, app });
  }
  return boards;
}

async function fill(cards: number, make: (task: object) => Promise<unknown>): Promise<void> {
  const numbers = Array.from({ length: cards }, (_, at) => at).values();
  const makeSome = async () => {
    for (const at of numbers)
      await make({
        title: `Measured piece of work ${at}`,
        description: '<p>What is to be done in it, and how one sees that it is done.</p>',
        status: statuses[at % statuses.length],
        priority: priorities[at % priorities.length],
        labels: [`label ${at % 20}`],
      });
  };
  await Promise.all(Array.from({ length: atOnce }, makeSome));
}

async function call(address: string, path: string, body?: object, token?: string): Promise<unknown> {
  const answer = await fetch(new URL(`/v1/${path}`, address), {
    headers: {
      'x-project': 'kazi',
      ...(token && { authorization: `Bearer ${token}` }),
      ...(body && { 'content-type': 'application/json' }),
    },
    ...(body && { method: 'POST', body: JSON.stringify(body) }),
  });
  if (!answer.ok) throw new Error(`${path} was answered ${answer.status}: ${await answer.text()}`);
  return answer.json();
}
