import { expect, test } from 'vitest';
import { useServer } from '../../../test/app.ts';
import { survivesBadInput } from '../../../test/bad-input.ts';
import { kes } from '../../../test/factories/paid-work.ts';
import { aShop, taskIn } from '../../../test/factories/shop.ts';
import { anUpload } from '../../../test/factories/upload.ts';
import { mailsTo } from '../../../test/mail.ts';
import { useAnew } from '../../../test/use.ts';

const app = useServer();
const shop = useAnew(() => aShop(app));

const words = '<p>The shelves stand.</p><p>Screws are <strong>left over</strong> &amp; boxed.</p>';
const links = ['https://example.com/shelves'];

const begun = (given = {}) =>
  taskIn(shop, { reward: kes(300), assignees: [shop.agent.id], status: 'in-progress', ...given });

/** Work of the agent, handed in with words, a link and a file. */
async function handedIn() {
  const { _id } = await begun();
  const file = await anUpload(shop.agent.as, 'Habari', 'receipt.txt');
  const answer = await shop.agent.as.post(`tasks/${_id}/submission`, {
    version: 1,
    body: `${words}<script>alert(1)</script>`,
    links: [...links, ...links],
    files: [file.id],
  });
  expect(answer.status, JSON.stringify(answer.body)).toBe(201);
  return { task: answer.body, file };
}

const deliveriesOf = async (task: string, who = shop.client) =>
  (await who.as.get(`tasks/${task}/deliveries`)).body.items;

test('what is handed in is kept with its words, links and files, and begins on the card', async () => {
  const { task, file } = await handedIn();
  expect(task.delivery).toEqual({ number: 1, line: 'The shelves stand.', links: 1, files: 1 });
  const [delivery, ...others] = await deliveriesOf(task._id);
  expect(others).toEqual([]);
  expect(delivery).toMatchObject({
    number: 1,
    author: { id: shop.agent.id },
    body: words,
    links,
    files: [{ id: file.id, name: 'receipt.txt' }],
    sentBack: null,
  });
  const review = (await shop.client.as.get('tasks/mine?part=to-review')).body.items;
  expect(review).toMatchObject([{ _id: task._id, delivery: task.delivery }]);
  expect((await shop.client.as.get(`files/${file.id}`)).status).toBe(200);
  expect((await shop.stranger.as.get(`files/${file.id}`)).status).toBe(404);
  expect((await shop.stranger.as.get(`tasks/${task._id}/deliveries`)).status).toBe(404);
  expect((await shop.agent.as.delete(`files/${file.id}`)).status).toBe(409);
});

test('work that is sent back and handed in again has a second delivery; the reason stands with the first', async () => {
  const { task } = await handedIn();
  const back = await shop.client.as.post(`tasks/${task._id}/rejection`, {
    version: task.version,
    reason: 'One shelf leans',
  });
  expect(back.body).toMatchObject({ delivery: null, sentBack: { reason: 'One shelf leans', delivery: 1 } });
  const again = await shop.agent.as.post(`tasks/${task._id}/submission`, {
    version: back.body.version,
    body: '<p>It stands straight now</p>',
  });
  expect(again.body.delivery).toEqual({
    number: 2,
    line: 'It stands straight now',
    links: 0,
    files: 0,
  });
  expect(await deliveriesOf(task._id)).toMatchObject([
    { number: 2, sentBack: null },
    { number: 1, sentBack: { by: { id: shop.client.id }, reason: 'One shelf leans' } },
  ]);
  const [newest] = (await shop.client.as.get(`tasks/${task._id}/deliveries?limit=1`)).body.items;
  expect(newest.number).toBe(2);
});

test('a submission of nothing is a delivery without words, by whatever call it is made', async () => {
  const { _id } = await begun();
  const moved = await shop.agent.as.put(`tasks/${_id}`, { version: 1, status: 'in-review' });
  expect(moved.body.delivery).toEqual({ number: 1, line: '', links: 0, files: 0 });
  const other = await begun();
  const sent = await shop.agent.as.post(`tasks/${other._id}/submission`, { version: 1, body: '<p></p>' });
  expect(sent.body.delivery).toEqual({ number: 1, line: '', links: 0, files: 0 });
});

test('the line of a delivery without words names its first link, or its first file', async () => {
  const one = await begun();
  const linked = await shop.agent.as.post(`tasks/${one._id}/submission`, { version: 1, links });
  expect(linked.body.delivery.line).toBe(links[0]);
  const other = await begun();
  const { id } = await anUpload(shop.agent.as, 'Habari', 'receipt.txt');
  const filed = await shop.agent.as.post(`tasks/${other._id}/submission`, { version: 1, files: [id] });
  expect(filed.body.delivery.line).toBe('receipt.txt');
});

test('files of others, other addresses and stale submissions hand in nothing', async () => {
  const { _id } = await begun();
  const { id } = await anUpload(shop.client.as);
  const submit = (given: object) => shop.agent.as.post(`tasks/${_id}/submission`, { version: 1, ...given });
  expect((await submit({ files: [id] })).status).toBe(400);
  for (const link of ['javascript:alert(1)', 'ftp://example.com', 'example.com', 'https://'])
    expect((await submit({ links: [link] })).status, link).toBe(400);
  expect((await submit({ version: 7 })).status).toBe(409);
  expect(await deliveriesOf(_id)).toEqual([]);
  await survivesBadInput(shop.agent.as, {
    method: 'POST',
    path: `tasks/${_id}/submission`,
    body: { version: 1, body: words, links },
  });
});

test('the bell and the mail of who accepts it say how it begins and how much is with it', async () => {
  await handedIn();
  const [notice] = (await shop.client.as.get('notifications?limit=1')).body.items;
  expect(notice).toMatchObject({
    kind: 'submission',
    delivery: { line: 'The shelves stand.', links: 1, files: 1 },
  });
  await expect.poll(async () => (await mailsTo(app, shop.client.email)).length, { timeout: 20_000 }).toBe(1);
  const [mail] = await mailsTo(app, shop.client.email);
  expect(mail?.text).toContain('The shelves stand.');
  expect(mail?.text).toContain('2 files and links are with it.');
});

test('people mentioned in it are told; a colleague sees the activity begin with its words', async () => {
  const { _id } = await begun();
  const mention = `<span data-type="mention" data-id="${shop.member.id}" data-label="x">@x</span>`;
  await shop.agent.as.post(`tasks/${_id}/submission`, { version: 1, body: `<p>Ask ${mention}</p>` });
  const [notice] = (await shop.member.as.get('notifications?limit=1')).body.items;
  expect(notice).toMatchObject({ kind: 'mention', task: { _id } });
  const [delivery] = await deliveriesOf(_id);
  expect(delivery.body).toContain('@Otieno Ouma');
  const [happened] = (await shop.client.as.get(`tasks/${_id}/activity`)).body.items;
  expect(happened).toMatchObject({ verb: 'submitted', reason: 'Ask @Otieno Ouma' });
});
