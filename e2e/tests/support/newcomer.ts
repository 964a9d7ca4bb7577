import { randomUUID } from 'node:crypto';
import { callsAs, server } from './calls.ts';
import { letterTo, pathIn } from './mail.ts';
import { sample } from './people.ts';

export interface Newcomer {
  firstName: string;
  name: string;
  email: string;
  password: string;
}

/** A name and a key that no other test uses. */
export function unused(word: string): { name: string; key: string } {
  // By chance, not by time: tests of several workers begin in the same millisecond.
  const stamp = randomUUID().slice(0, 6).toUpperCase();
  return { name: `${word} ${stamp}`, key: `${word.charAt(0)}${stamp}` };
}

/** An address that was never used before. */
export const newAddress = (name = 'person') => `${name}.${randomUUID()}@kazi.test`;

interface Wanted {
  role: string;
  /** Id of a project, whose team they join. */
  project?: string;
  firstName?: string;
}

/** One person invites no more than 200 in a day, which is fewer than all tests ask for: two take turns. */
const inviters = [sample.owner, sample.admin] as const;
let invited = 0;

/** A new user of the workspace, whom no other test knows: what is changed about them disturbs no other test. */
export async function aNewcomer({ role, project, firstName = 'Zawadi' }: Wanted): Promise<Newcomer> {
  const request = await server();
  const email = newAddress(firstName.toLowerCase());
  const lastName = `Njoroge${randomUUID().slice(0, 12)}`;
  const password = 'six brown cows at dawn';
  // What an administrator is, only an owner gives.
  const inviter = role === 'owner' || role === 'admin' ? sample.owner : inviters[invited++ % 2];
  await (await callsAs(inviter ?? sample.owner)).send('POST', 'invitations', {
    email,
    role,
    project,
  });
  const path = pathIn(await letterTo(email, /invites you/));
  const accepted = await request.post(`/v1${path.replace('/invitation/', '/invitations/')}/acceptance`, {
    headers: { 'x-project': 'kazi' },
    data: { firstName, lastName, password },
  });
  if (!accepted.ok()) throw new Error(await accepted.text());
  return { firstName, name: `${firstName} ${lastName}`, email, password };
}
