import { abilityOf, builtInRules, type Subject } from '@kazi/contract/abilities';
import { type Noun, nouns } from '@kazi/contract/nouns';
import type { sample } from './people.ts';

type Role = keyof typeof sample;
type Call = [method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, data?: unknown];

/** Two people of the sample. */
export const owner = 'Wanjiru Kamau';
export const agent = 'Kevin Mwangi';

/** What there is to be seen: a task that the sample's agent has handed in, where it lives, and people. */
export interface Made {
  task: { id: string; version: number };
  app: string;
  project: string;
  people: { owner: string; agent: string };
}

const work = ['Home', 'My work', 'Projects', 'Apps'];
const menu = [...work, 'Wallet', 'People', 'Roles'];
const wholeMenu = [...work, 'Wallet', 'Payroll', 'People', 'Roles', 'Settings', 'Audit trail'];
const makes = ['New task', 'New project', 'New app'];

interface Seen {
  menu: readonly string[];
  /** What can be made from anywhere. */
  makes: readonly string[];
  /** The part in the sample's task: decides about it, works on it, or may see no tasks at all. */
  task: 'decides' | 'works' | undefined;
  /** Changes the sample's project and its team, only sees them, or may see no projects at all. */
  project: 'changes' | 'reads' | undefined;
  invites: boolean;
  /** Which of the two people of the sample they find in the directory. */
  finds: readonly string[];
  /** Whose role and standing they may change. */
  manages: readonly string[];
  /** Changes the roles, only sees them, or may not see them. */
  roles: 'changes' | 'reads' | undefined;
  /** Pages that are refused when they are opened by their address. */
  refusedPages: (made: Made) => readonly string[];
  /** What the server refuses, whatever a screen would offer. */
  refusedCalls: (made: Made) => readonly Call[];
}

/** What the built-in roles may do with what has no rules of its own, as the contract's abilities have it. */
const special: Record<Role, Seen> = {
  owner: {
    menu: wholeMenu,
    makes,
    task: 'decides',
    project: 'changes',
    invites: true,
    finds: [owner, agent],
    manages: [owner, agent],
    roles: 'changes',
    refusedPages: () => [],
    refusedCalls: () => [],
  },
  admin: {
    menu: wholeMenu,
    makes,
    task: 'decides',
    project: 'changes',
    invites: true,
    finds: [owner, agent],
    manages: [agent],
    roles: 'changes',
    refusedPages: () => [],
    refusedCalls: ({ people }) => [
      ['PUT', `users/${people.owner}`, { role: 'agent' }],
      ['PUT', `users/${people.agent}`, { role: 'owner' }],
    ],
  },
  manager: {
    menu,
    makes,
    task: 'decides',
    project: 'changes',
    invites: true,
    finds: [owner, agent],
    manages: [],
    roles: 'reads',
    refusedPages: () => ['/workspace/audit'],
    refusedCalls: ({ people }) => [
      ['POST', 'roles', { name: 'Overseer' }],
      ['PUT', `users/${people.agent}`, { status: 'suspended' }],
      ['GET', 'payroll/runs'],
      ['POST', 'invitations', { email: 'boss@kazi.test', role: 'admin' }],
    ],
  },
  client: {
    menu: menu.filter((name) => name !== 'Roles'),
    makes,
    task: 'decides',
    project: 'changes',
    invites: false,
    finds: [agent],
    manages: [],
    roles: undefined,
    refusedPages: () => ['/roles', '/people/invitations', '/workspace/audit'],
    refusedCalls: ({ people }) => [
      ['GET', 'roles'],
      ['POST', 'invitations', { email: 'friend@kazi.test', role: 'agent' }],
      ['PUT', `users/${people.agent}`, { role: 'client' }],
    ],
  },
  agent: {
    menu: menu.filter((name) => name !== 'Roles'),
    makes: [],
    task: 'works',
    project: 'reads',
    invites: false,
    finds: [agent],
    manages: [],
    roles: undefined,
    refusedPages: () => ['/roles', '/people/invitations', '/workspace/audit'],
    refusedCalls: ({ task, app, project }) => [
      ['POST', `tasks/${task.id}/acceptance`, { version: task.version }],
      ['PUT', `tasks/${task.id}`, { version: task.version, reward: { amount: 100, currency: 'KES' } }],
      ['DELETE', `tasks/${task.id}`],
      ['POST', 'tasks', { app, title: 'Work for myself' }],
      ['DELETE', `projects/${project}`],
      ['POST', 'projects', { name: 'A project of mine', key: 'MINE' }],
    ],
  },
  employee: {
    menu: ['Home', 'Wallet', 'My pay', 'People'],
    makes: [],
    task: undefined,
    project: undefined,
    invites: false,
    finds: [],
    manages: [],
    roles: undefined,
    refusedPages: ({ task, app, project }) => [
      '/my-work',
      '/projects',
      `/projects/${project}`,
      '/apps',
      `/apps/${app}/board`,
      `/tasks/${task.id}`,
      '/roles',
      '/people/invitations',
    ],
    refusedCalls: ({ app }) => [
      ['GET', 'payroll/runs'],
      ['GET', 'projects'],
      ['GET', 'apps'],
      ['GET', `tasks?app=${app}`],
      ['POST', 'projects', { name: 'A project of mine', key: 'MINE' }],
    ],
  },
};

const lists: readonly (Noun & { subject: Subject })[] = nouns;

/** Pages of plain nouns, by whether a role may read them: the menu has the names of those that it may. */
function pagesFor(role: Role) {
  const ability = abilityOf(builtInRules(role));
  const pages = lists.flatMap(({ subject, title, page }) =>
    page
      ? [{ page, name: title.charAt(0).toUpperCase() + title.slice(1), isRead: ability.can('read', subject) }]
      : [],
  );
  return { read: pages.filter(({ isRead }) => isRead), refused: pages.filter(({ isRead }) => !isRead) };
}

function withPages(role: Role): Seen {
  const seen = special[role];
  const { read, refused } = pagesFor(role);
  const at = seen.menu.indexOf('Wallet');
  return {
    ...seen,
    menu: seen.menu.toSpliced(at, 0, ...read.map(({ name }) => name)),
    refusedPages: (made) => [...seen.refusedPages(made), ...refused.map(({ page }) => page)],
  };
}

/** What people of the built-in roles see and may do. */
export const seenBy: Record<Role, Seen> = {
  owner: withPages('owner'),
  admin: withPages('admin'),
  manager: withPages('manager'),
  client: withPages('client'),
  agent: withPages('agent'),
  employee: withPages('employee'),
};
