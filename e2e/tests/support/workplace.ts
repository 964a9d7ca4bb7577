import { randomUUID } from 'node:crypto';
import { callsAs } from './calls.ts';
import { aNewcomer, type Newcomer } from './newcomer.ts';

type Calls = Awaited<ReturnType<typeof callsAs>>;

export interface Workplace {
  client: Newcomer;
  agent: Newcomer;
  /** Calls of the API as each of them. */
  asClient: Calls;
  asAgent: Calls;
  project: string;
  app: { id: string; key: string };
}

/** A client with a project and an app of their own, and an agent in its team: people whom no other test knows. */
export async function aWorkplace(): Promise<Workplace> {
  const key = `W${randomUUID().slice(0, 6).toUpperCase()}`;
  const client = await aNewcomer({ role: 'client', firstName: 'Amina' });
  const asClient = await callsAs(client);
  const { id: project } = await asClient.send('POST', 'projects', { name: `Workshop ${key}`, key });
  const app = await asClient.send('POST', 'apps', { project, name: `Bench ${key}`, key });
  const agent = await aNewcomer({ role: 'agent', firstName: 'Juma', project });
  const asAgent = await callsAs(agent);
  return { client, agent, asClient, asAgent, project, app: { id: app.id, key } };
}
