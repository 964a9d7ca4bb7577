import { beforeEach, expect, test, vi } from 'vitest';
import { apps } from './apps.ts';
import type { Answer } from './core/answers.ts';
import { seededBetween } from './core/seeded.ts';
import { request, simulate } from './core/simulate.testing.ts';

beforeEach(simulate);

/** A whole body of each call that writes. Fields are taken from it, and made something else, at random. */
const bodies: Readonly<Record<string, object>> = {
  '/account-setting/data': {
    general: { avatar: '', username: 'a', fullName: 'A', email: 'a@b.example', company: 'B' },
    info: { bio: '', dob: '1988-03-14', country: 'Kenya', website: '', phone: '' },
    social: { socialLinks: { twitter: '' }, connections: { twitter: { profileImg: '', id: 'a' } } },
    notification: { followMe: true },
  },
  '/jwt/login': { email: 'a@b.example', password: 'a' },
  '/jwt/register': { username: 'a', email: 'a@b.example', password: 'a' },
  '/jwt/refresh-token': { refreshToken: 'a' },
  '/blog/list/data/detail': { id: 1, userFullName: 'A', avatar: '', commentText: 'a' },
  '/blog/list/data/edit': {
    ...{
      id: 1,
      blogTitle: 'A',
      blogCategories: ['Tax'],
      slug: 'a',
      status: 'Draft',
      excerpt: '',
      content: '',
    },
    featuredImage: '',
  },
  '/apps/calendar/add-event': { event: event() },
  '/apps/calendar/update-event': { event: { ...event(), id: 3 } },
  '/apps/chat/send-msg': { obj: { message: 'a', contact: { id: 2 } } },
  '/apps/chat/receive-msg': { id: 2 },
  '/apps/chat/users/profile-user': { about: 'a', status: 'busy', isNotificationsOn: true },
  '/apps/ecommerce/cart': { productId: 3, qty: 2, colour: 'black' },
  '/apps/ecommerce/cart/{productId}': { qty: 2 },
  '/apps/ecommerce/wishlist': { productId: 3 },
  '/apps/ecommerce/coupon': { code: 'KARIBU' },
  '/apps/ecommerce/checkout': { address: { fullName: 'A', street: 'b', place: 'Home' }, payment: 'mpesa' },
  '/apps/email/update-emails': {
    emailIds: [5],
    dataToUpdate: { labels: ['company'], folder: 'inbox', to: [{}] },
  },
  '/apps/email/update-emails-label': { emailIds: [5], label: 'company' },
  '/apps/email/save-draft': { id: 41, email: mail() },
  '/apps/email/send': { draftId: 41, replyTo: 1, email: mail() },
  '/apps/invoice/save': { invoice: invoice() },
  '/apps/invoice/add-payment': { id: 5050, payment: { amount: 100, date: '2026-11-02', method: 'Cash' } },
  '/apps/invoice/send': { id: 5050, to: 'a@b.example', subject: 'a', message: 'b' },
  '/apps/kanban/reorder-tasks': { taskId: 1, targetTaskId: 2 },
  '/apps/kanban/update-task-board': { taskId: 1, newBoardId: 2 },
  '/apps/kanban/add-task': { title: 'a', boardId: 1, dueDate: '2026-11-02' },
  '/apps/kanban/add-board': { title: 'a' },
  '/apps/kanban/update-task': {
    ...{ id: 1, title: 'a', boardId: 1, labels: ['a'], description: '', dueDate: null, coverImage: null },
    attachments: [{ name: 'a', img: '', url: '', shows: 'nothing' }],
    comments: [{ name: 'a', img: '', comment: 'b' }],
    assignedTo: [{ title: 'a', img: '' }],
  },
  '/apps/kanban/restore-task': { taskId: 1 },
  '/apps/kanban/update-board': { id: 1, title: 'a' },
  '/apps/kanban/reorder-boards': { boardId: 1, targetBoardId: 2 },
  '/apps/kanban/restore-board': { id: 1 },
  '/apps/permissions/restore': { id: 1 },
  '/apps/users/restore': { id: 1 },
  '/apps/invoice/restore': { id: 1 },
  '/api/notifications/read': { ids: [1] },
  '/apps/permissions/add-permission': { permission: { name: 'a' } },
  '/apps/permissions/update-permission': { id: 1, name: 'a' },
  '/pricing/data': { plan: 'basicPlan' },
  '/apps/roles/save': {
    role: { id: 1, name: 'a', grants: [{ permission: 'Management', read: true, write: true, create: true }] },
  },
  '/api/bookmarks/update': { id: 1 },
  '/apps/todo/add-tasks': { task: task() },
  '/apps/todo/update-task': { task: { ...task(), id: 3 } },
  '/apps/users/add-user': { user: user() },
  '/apps/users/update-user': { ...user(), id: 1 },
  '/apps/users/update-account': {
    id: 1,
    account: {
      hasTwoSteps: true,
      devices: [{ id: 1, browser: 'a', lastSeen: '2026-11-02' }],
      billingAddress: { company: 'a' },
      notices: [{ event: 'paid', email: true }],
    },
  },
};

function event() {
  const times = { start: '2026-11-02', end: '2026-11-03', allDay: true };
  return {
    url: '',
    title: 'a',
    ...times,
    extendedProps: { calendar: 'Family', guests: ['a'], location: 'b' },
  };
}

function mail() {
  const attachments = [{ fileName: 'a', thumbnail: '', url: '', shows: 'nothing', size: '' }];
  return { to: ['a@b.example'], cc: [], bcc: [], subject: 'a', message: 'b', attachments };
}

function invoice() {
  const lines = [{ id: 1, title: 'a', detail: '', quantity: 1, cost: 100, discountPercent: 0, hasVat: true }];
  const client = { name: 'a', company: 'b', companyEmail: '', address: '', country: '', contact: '' };
  return { id: 5050, issuedDate: '2026-11-02', dueDate: '2026-11-02', client, service: 'a', lines, note: '' };
}

function task() {
  const assignee = { fullName: 'a', avatar: '' };
  return { title: 'a', dueDate: '2026-11-02', description: '', assignee, tags: ['low'], isCompleted: true };
}

function user() {
  const facts = {
    fullName: 'a',
    username: 'b',
    email: 'c',
    company: 'd',
    country: 'Kenya',
    contact: '',
    avatar: '',
  };
  return { ...facts, role: 'admin', currentPlan: 'basic', status: 'active', billing: 'Auto Debit' };
}

/** What may stand where something else should. */
const others: readonly unknown[] = [null, 7, -1, 'x', '', true, [], [null], ['x'], [{}], {}, { x: 1 }];
let seed = 0;
const chance = (of: number) => seededBetween(seed++, 1, of) === 1;

/** The value with some of its fields left out, and some of another kind. */
function spoilt(value: unknown): unknown {
  if (chance(6)) return others[seededBetween(seed++, 0, others.length - 1)];
  if (Array.isArray(value)) return value.map(spoilt);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).flatMap(([name, field]) => (chance(5) ? [] : [[name, spoilt(field)]])),
  );
}

const loaded = async (): Promise<readonly Answer[]> =>
  (await Promise.all(apps.map(({ load }) => load()))).flatMap(({ answers }) => answers);

const addressOf = (path: string) => path.replace('{productId}', '34').replace(/\{\w+\}/, '5050');
const views = [
  '',
  '?q=a',
  '?id=1',
  '?id=3&page=0',
  '?sort=asc&sortColumn=fullName&folder=inbox&label=company&tag=low',
];

/** Every call that reads, in several ways; a status that is neither success nor "not there" is a fault. */
async function readAll(answers: readonly Answer[], after: string): Promise<void> {
  for (const { call } of answers.filter(({ call }) => call.method === 'GET'))
    for (const view of views) {
      const address = `${addressOf(call.path)}${view}`;
      const { status, body } = await request('GET', address);
      expect([200, 404], `${address} after ${after}`).toContain(status);
      if (status === 200) expect(body, `${address} after ${after}`).not.toEqual({});
    }
}

test('every call that writes is tried', async () => {
  const answers = (await loaded()).filter(({ call }) => call.method === 'POST');
  expect(answers.map(({ call }) => call.path).toSorted()).toEqual(Object.keys(bodies).toSorted());
});

test.each(Object.entries(bodies))(
  '%s takes whatever comes, and every list can still be read',
  async (path, whole) => {
    const errors = vi.spyOn(console, 'error');
    const answers = await loaded();
    const call = answers.find(({ call }) => call.path === path && call.method === 'POST')?.call;
    const sent = [{}, [], 7, 'x', whole, ...Array.from({ length: 40 }, () => spoilt(whole))];
    for (const body of sent) {
      const { status } = await request('POST', addressOf(path), body);
      expect([call?.status, 400, 401, 404], JSON.stringify(body)).toContain(status);
    }
    await readAll(answers, JSON.stringify(sent.at(-1)));
    expect(errors).not.toHaveBeenCalled();
    errors.mockRestore();
  },
);

test('an added record has every field that the samples have', async () => {
  const lists: [add: string, list: string, of: (body: never) => unknown][] = [
    ['/apps/todo/add-tasks', '/apps/todo/tasks', ({ task }: { task: object }) => task],
    ['/apps/calendar/add-event', '/apps/calendar/events', ({ event }: { event: object }) => event],
    ['/apps/users/add-user', '/api/users/list/all-data', ({ user }: { user: object }) => user],
    ['/apps/kanban/add-task', '/apps/kanban/tasks', ({ newTask }: { newTask: object }) => newTask],
    ['/apps/kanban/add-board', '/apps/kanban/boards', ({ board }: { board: object }) => board],
  ];
  for (const [add, list, of] of lists) {
    const samples: unknown = (await request('GET', list)).body;
    const added: unknown = Reflect.apply(of, undefined, [(await request('POST', add, {})).body]);
    if (!Array.isArray(samples) || typeof added !== 'object' || added === null)
      throw new Error(`${add} adds nothing`);
    expect(Object.keys(added).toSorted(), add).toEqual(Object.keys(samples[0]).toSorted());
  }
});
