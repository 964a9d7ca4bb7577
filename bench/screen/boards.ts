import * as z from 'zod';
import { ask, logIn } from '../kit/server.ts';

/** An app of so many tasks. */
export interface Board {
  cards: number;
  app: string;
}

const statuses = ['backlog', 'todo', 'in-progress'] as const;
const priorities = ['urgent', 'high', 'medium', 'low', 'none'] as const;
/** So many tasks are made beside each other. */
const atOnce = 8;

const apps = z.object({ items: z.array(z.object({ id: z.string(), key: z.string() })) });
const made = z.object({ id: z.string() });

/** The boards of these sizes, made through the API where they are not there yet. */
export async function makeBoards(address: string, sizes: number[]): Promise<Board[]> {
  const { headers, id } = await logIn(address);
  const call = (path: string, body?: object) => ask(address, path, { body, headers });
  const { items } = apps.parse(await call('apps?limit=200'));
  const boards: Board[] = [];
  for (const cards of sizes) {
    const key = `CARDS${cards}`;
    const known = items.find((app) => app.key === key);
    const app = known?.id ?? made.parse(await call('apps', { name: `Board of ${cards}`, key })).id;
    if (!known) await fill(cards, (body) => call('tasks', { app, assignees: [id], ...body }));
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
