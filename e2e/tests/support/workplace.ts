import { randomUUID } from 'node:crypto';
import type { APIRequestContext } from '@playwright/test';
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
export async function aWorkplace(request: APIRequestContext): Promise<Workplace> {
  const key = `W${randomUUID().slice(0, 6).toUpperCase()}`;
  const client = await aNewcomer(request, { role: 'client', firstName: 'Amina' });
  const asClient = await callsAs(request, client.email, client.password);
  const { id: project } = await asClient.send('POST', 'projects', { name: `Workshop ${key}`, key });
  const app = await asClient.send('POST', 'apps', { project, name: `Bench ${key}`, key });
  const agent = await aNewcomer(request, { role: 'agent', firstName: 'Juma', project });
  const asAgent = await callsAs(request, agent.email, agent.password);
  return { client, agent, asClient, asAgent, project, app: { id: app.id, key } };
}
