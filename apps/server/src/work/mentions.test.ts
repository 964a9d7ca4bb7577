import { expect, test } from 'vitest';
import { expectMade } from '../../test/answers.ts';
import { useServer } from '../../test/app.ts';
import { aShop, type Somebody } from '../../test/factories/shop.ts';
import { useAnew } from '../../test/use.ts';
import { cleanRichText } from './rich-text.ts';

const app = useServer();

const shop = useAnew(() => aShop(app));

const naming = (...people: { id: string }[]) =>
  people
    .map(({ id }) => `<p><span data-type="mention" data-id="${id}" data-label="X">@X</span></p>`)
    .join('');

const mentions = async ({ as }: Somebody) =>
  (await as.get('notifications')).body.items.filter(({ kind }: { kind: string }) => kind === 'mention');
const counts = (...people: Somebody[]) =>
  Promise.all(people.map(async (who) => (await mentions(who)).length));

test('a description tells whom it mentions, once each, of those who see the task', async () => {
  const { client, member, manager, stranger } = shop;
  const task = await expectMade(client.as, 'tasks', {
    app: shop.app.id,
    title: 'Sell',
    description: naming(member, stranger, client),
  });
  expect(await mentions(member)).toMatchObject([{ task: { _id: task._id }, actor: { id: client.id } }]);
  expect(await counts(member, stranger, client)).toEqual([1, 0, 0]);

  const description = naming(member, manager, stranger);
  await client.as.put(`tasks/${task._id}`, { version: 1, description });
  await client.as.put(`tasks/${task._id}`, { version: 2, description: `${description}<p>More</p>` });
  expect(await counts(member, manager, stranger)).toEqual([1, 1, 0]);
});

test('who is assigned by the same change sees it, and hears of both', async () => {
  const task = { app: shop.app.id, title: 'Sell' };
  await expectMade(shop.client.as, 'tasks', {
    ...task,
    description: naming(shop.agent),
    assignees: [shop.agent.id],
  });
  expect(await counts(shop.agent)).toEqual([1]);
  const later = await expectMade(shop.client.as, 'tasks', task);
  const change = { version: 1, description: naming(shop.agent), assignees: [shop.agent.id] };
  await shop.client.as.put(`tasks/${later._id}`, change);
  expect(await counts(shop.agent)).toEqual([2]);
});

test('so does what a flow is about', async () => {
  const { client, member, manager, stranger } = shop;
  const flow = await expectMade(client.as, 'flows', {
    app: shop.app.id,
    name: 'Till',
    description: naming(member, stranger),
  });
  expect(await mentions(member)).toMatchObject([{ flow: { _id: flow._id } }]);
  await client.as.put(`flows/${flow._id}`, { version: 1, description: naming(member, manager) });
  expect(await counts(member, manager, stranger)).toEqual([1, 1, 0]);
});

test('a comment tells whom its words mention, without their being listed beside it', async () => {
  const { client, member, manager, stranger } = shop;
  const task = await expectMade(client.as, 'tasks', { app: shop.app.id, title: 'Sell' });
  const comment = await expectMade(client.as, 'comments', { task: task._id, body: naming(member, stranger) });
  expect(comment.mentions).toEqual([member.id]);
  await client.as.put(`comments/${comment._id}`, { version: 1, body: naming(member, manager) });
  expect(await counts(member, manager, stranger)).toEqual([1, 1, 0]);
});

test('a mention is known however its attributes are ordered, and nothing else is one', async () => {
  const { member, manager } = shop;
  const description = cleanRichText(
    `<span data-id="${member.id}" class="x" data-type="mention">@X</span>
     <span data-id="${manager.id}">@Y</span> data-type="mention" data-id="${manager.id}"`,
  );
  await expectMade(shop.client.as, 'tasks', { app: shop.app.id, title: 'Sell', description });
  expect(await counts(member, manager)).toEqual([1, 0]);
});

test('a mention bears the name that the person has now, wherever it is read', async () => {
  const { client, member } = shop;
  const written = naming(member);
  const task = await expectMade(client.as, 'tasks', {
    app: shop.app.id,
    title: 'Sell',
    description: written,
  });
  const flow = await expectMade(client.as, 'flows', {
    app: shop.app.id,
    name: 'Till',
    description: written,
  });
  await expectMade(client.as, 'comments', { task: task._id, body: `<p>Hi</p>${written}` });
  const name = "Wanjala O'Neil";
  const changed = await member.as.put(`users/${member.id}`, { firstName: 'Wanjala', lastName: "O'Neil" });
  expect(changed.status, JSON.stringify(changed.body)).toBe(200);
  const texts = [
    (await client.as.get(`tasks/${task._id}`)).body.description,
    (await client.as.get(`flows/${flow._id}`)).body.description,
    (await client.as.get(`flows?app=${shop.app.id}`)).body.items[0].description,
    (await client.as.get(`comments?task=${task._id}`)).body.items[0].body,
  ];
  for (const text of texts) {
    expect(text).toContain(`data-id="${member.id}"`);
    expect(text.replaceAll('&#39;', "'")).toContain(`data-label="${name}">@${name}</span>`);
  }
});
