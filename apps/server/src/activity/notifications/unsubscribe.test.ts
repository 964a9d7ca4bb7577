import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { expectEach, expectMade } from '../../../test/answers.ts';
import { api } from '../../../test/api.ts';
import { startAlone, type TestApp } from '../../../test/app.ts';
import { preferring } from '../../../test/factories/preferences.ts';
import { aShop, type Shop, type Somebody } from '../../../test/factories/shop.ts';
import { aTenant } from '../../../test/factories/tenant.ts';
import { anOwnDatabase } from '../../../test/own-database.ts';
import { aMailServer, type MailServer } from '../../../test/smtp.ts';
import { migrate } from '../../database/migrate.ts';

let sender: TestApp;
let server: MailServer;
let own: Awaited<ReturnType<typeof anOwnDatabase>>;
let shop: Shop;

beforeAll(async () => {
  own = await anOwnDatabase();
  await migrate(own.url);
  server = await aMailServer();
  sender = await startAlone({
    databaseUrl: own.url,
    smtpUrl: server.url,
    mailFrom: 'Kazi <kazi@example.com>',
    logLevel: 'silent',
  });
  shop = await aShop(sender);
  for (const who of [shop.member, shop.client]) await preferring(sender, { ...who, tenant: shop.tenant }, {});
});
afterAll(async () => {
  await sender.stop();
  server.close();
  await own.drop();
});

/** Mails to somebody as they came over the wire, their folded headers on one line each. */
const wired = ({ email }: { email: string }) =>
  server.mails
    .map((mail) => mail.replaceAll(/\n[ \t]+/g, ' '))
    .filter((mail) => mail.toLowerCase().includes(`to: ${email.toLowerCase()}`));

const header = (mail: string | undefined, name: string) =>
  new RegExp(`^${name}: ?(.+)$`, 'im').exec(mail ?? '')?.[1];

const mailed = (who: { email: string }, count: number) =>
  vi.waitFor(() => expect(wired(who)).toHaveLength(count), { timeout: 20_000, interval: 50 });

const assign = (who: Somebody, title: string) =>
  expectMade(shop.client.as, 'tasks', { app: shop.app.id, title, assignees: [who.id] });

const way = async ({ as, id }: Somebody, kind: string) =>
  (await as.get(`user-preference/user/${id}`)).body.notices[kind];

test('a mail says that a program wrote it, what it is about and how it is ended', async () => {
  const { member } = shop;
  const task = await assign(member, 'One');
  await mailed(member, 1);
  const comment = { task: task._id, body: 'Look', mentions: [member.id] };
  await expectMade(shop.client.as, 'comments', comment);
  await mailed(member, 2);
  const [first, second] = wired(member);
  for (const mail of [first, second]) {
    expect(header(mail, 'Auto-Submitted')).toBe('auto-generated');
    expect(header(mail, 'List-Unsubscribe-Post')).toBe('List-Unsubscribe=One-Click');
    expect(header(mail, 'List-Unsubscribe')).toMatch(/^<http[^<>\s]+\/unsubscribe\/[\w.~-]+>$/);
    expect(header(mail, 'In-Reply-To')).toBe(`<task-${task._id}@example.com>`);
    expect(header(mail, 'References')).toBe(`<task-${task._id}@example.com>`);
  }
  expect(header(first, 'List-Id')).toBe('<assignment.example.com>');
  expect(header(second, 'List-Id')).toBe('<mention.example.com>');
  expect(new Set([header(first, 'Message-ID'), header(second, 'Message-ID')]).size).toBe(2);
});

test('a mail program ends one kind of mails to one person by a POST; opening the address ends nothing', async () => {
  const { member, client, tenant } = shop;
  const [mail] = wired(member);
  const address = (header(mail, 'List-Unsubscribe') ?? '').slice(1, -1);
  const body = 'List-Unsubscribe=One-Click';
  await fetch(address, { headers: { accept: 'text/html' } });
  expect(await way(member, 'assignment')).toBe('at-once');
  for (const wrong of [address.slice(0, -2), address.replace('assignment', 'mention'), `${address}A`])
    expect((await fetch(wrong, { method: 'POST', body: new URLSearchParams(body) })).status).toBe(404);

  const answer = await fetch(address, { method: 'POST', body: new URLSearchParams(body) });
  expect(answer.status).toBe(200);
  expect(await way(member, 'assignment')).toBe('bell');
  expect(await way(member, 'mention')).toBe('at-once');
  expect(await way(client, 'assignment')).toBe('at-once');

  const token = address.slice(address.lastIndexOf('/') + 1);
  const reader = api(sender, { tenant });
  expect((await reader.get(`unsubscriptions/${token}`)).body).toEqual({
    kinds: ['assignment'],
    digest: false,
    subscribed: false,
  });
  expect((await reader.delete(`unsubscriptions/${token}`)).body).toMatchObject({ subscribed: true });
  expect(await way(member, 'assignment')).toBe('at-once');
  expect((await reader.post(`unsubscriptions/${token}`)).body).toMatchObject({ subscribed: false });
  await expectEach(api(sender, { tenant: await aTenant(sender) }), 404, [
    ['get', `unsubscriptions/${token}`],
    ['post', `unsubscriptions/${token}`],
  ]);
});

test('mails about one’s account cannot be ended', async () => {
  const { agent, tenant } = shop;
  await api(sender, { tenant }).post('password-reset', { email: agent.email });
  await mailed(agent, 1);
  const [mail] = wired(agent);
  expect(header(mail, 'Auto-Submitted')).toBe('auto-generated');
  expect(mail).not.toMatch(/^List-|unsubscribe/im);
});
