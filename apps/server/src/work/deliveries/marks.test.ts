import { marksMaxItems } from '@kazi/contract/work';
import { expect, test } from 'vitest';
import { useServer } from '../../../test/app.ts';
import { survivesBadInput } from '../../../test/bad-input.ts';
import { aShop, taskIn } from '../../../test/factories/shop.ts';
import { anUpload, aPicture } from '../../../test/factories/upload.ts';
import { mailsTo } from '../../../test/mail.ts';
import { useAnew } from '../../../test/use.ts';

const app = useServer();
const shop = useAnew(() => aShop(app));

/** Work of the agent, handed in with a picture and a document. */
async function handedIn() {
  const { _id } = await taskIn(shop, { assignees: [shop.agent.id], status: 'in-progress' });
  const picture = await anUpload(shop.agent.as, await aPicture(), 'shelf.png');
  const paper = await anUpload(shop.agent.as, 'Habari', 'notes.txt');
  const files = [picture.id, paper.id];
  const { body } = await shop.agent.as.post(`tasks/${_id}/submission`, { version: 1, files });
  return { id: _id, version: body.version, picture: picture.id, paper: paper.id };
}

const area = { x: 0.25, y: 0.5, width: 0.1, height: 0.2 };
const marksFor = ({ picture, paper }: { picture: string; paper: string }) => [
  { file: picture, area: { x: 0.4, y: 0.6 }, body: ' This screw is loose ' },
  { file: picture, area, body: 'Sand this edge' },
  { file: paper, place: 'page 3', body: 'The sum is wrong' },
];

const deliveries = async (task: string, who = shop.client) =>
  (await who.as.get(`tasks/${task}/deliveries`)).body.items;

const reject = (task: { id: string; version: number }, marks: unknown) =>
  shop.client.as.post(`tasks/${task.id}/rejection`, { version: task.version, reason: 'Nearly', marks });

test('marks are saved with the decision that they belong to, in one act, and stand with the delivery', async () => {
  const task = await handedIn();
  const back = await reject(task, marksFor(task));
  expect(back.status, JSON.stringify(back.body)).toBe(201);
  const [{ marks }] = await deliveries(task.id, shop.agent);
  expect(marks).toMatchObject([
    {
      number: 1,
      file: task.picture,
      area: { x: 0.4, y: 0.6, width: 0, height: 0 },
      body: 'This screw is loose',
    },
    { number: 2, area, place: '' },
    { number: 3, file: task.paper, area: null, place: 'page 3', by: { id: shop.client.id }, done: null },
  ]);
  const [happened] = (await shop.agent.as.get(`tasks/${task.id}/activity`)).body.items;
  expect(happened).toMatchObject({ verb: 'rejected', changes: { marks: { before: null, after: 3 } } });
  const [notice] = (await shop.agent.as.get('notifications?limit=1')).body.items;
  expect(notice).toMatchObject({ kind: 'rejection', reason: 'Nearly', marks: 3 });
  await expect.poll(async () => (await mailsTo(app, shop.agent.email)).length, { timeout: 20_000 }).toBe(1);
  expect((await mailsTo(app, shop.agent.email)).map(({ text }) => text).join()).toContain(
    '3 marks show where.',
  );
});

test('approvals and acceptances carry marks too, which are numbered on from those before', async () => {
  const task = await handedIn();
  const [screw, edge, sum] = marksFor(task);
  await shop.client.as.post(`projects/${shop.project.id}/approvers`, { user: shop.member.id });
  const approved = await shop.member.as.post(`tasks/${task.id}/approval`, {
    version: task.version,
    marks: [screw],
  });
  expect(approved.status, JSON.stringify(approved.body)).toBe(201);
  const reopened = await shop.client.as.post(`tasks/${task.id}/reopening`, {
    version: approved.body.version,
  });
  const begun = await shop.client.as.put(`tasks/${task.id}`, {
    version: reopened.body.version,
    status: 'in-progress',
  });
  const { body: again } = await shop.agent.as.post(`tasks/${task.id}/submission`, {
    version: begun.body.version,
    files: [task.picture, task.paper],
  });
  const first = await reject({ id: task.id, version: again.version }, [edge]);
  const { body: third } = await shop.agent.as.post(`tasks/${task.id}/submission`, {
    version: first.body.version,
    files: [task.paper],
  });
  const accepted = await shop.client.as.post(`tasks/${task.id}/acceptance`, {
    version: third.version,
    marks: [sum],
  });
  expect(accepted.status, JSON.stringify(accepted.body)).toBe(201);
  const [notice] = (await shop.agent.as.get('notifications?limit=1')).body.items;
  expect(notice).toMatchObject({ kind: 'acceptance', marks: 1 });
  expect((await deliveries(task.id)).map(({ marks }: { marks: unknown[] }) => marks)).toMatchObject([
    [{ number: 1, place: 'page 3' }],
    [{ number: 1, body: 'Sand this edge' }],
    [{ number: 1, by: { id: shop.member.id } }],
  ]);
});

test('an assignee answers a mark as done and takes that back; others do not, and the history tells it once', async () => {
  const task = await handedIn();
  await reject(task, marksFor(task));
  const [{ marks }] = await deliveries(task.id);
  const path = `tasks/${task.id}/marks/${marks[0].id}`;
  expect((await shop.client.as.put(path, { done: true })).status).toBe(403);
  expect((await shop.stranger.as.put(path, { done: true })).status).toBe(404);
  for (const _ of ['once', 'and again']) {
    const answered = await shop.agent.as.put(path, { done: true });
    expect(answered.body).toMatchObject({ id: marks[0].id, done: { by: { id: shop.agent.id } } });
  }
  const other = await handedIn();
  expect((await shop.agent.as.put(`tasks/${other.id}/marks/${marks[0].id}`, { done: true })).status).toBe(
    404,
  );
  const told = (await shop.client.as.get(`tasks/${task.id}/activity?limit=2`)).body.items;
  expect(told).toMatchObject([{ verb: 'mark-done', reason: marks[0].body }, { verb: 'rejected' }]);
  expect((await shop.agent.as.put(path, { done: false })).body).toMatchObject({ done: null });
  await survivesBadInput(shop.agent.as, { method: 'PUT', path, body: { done: true } });
});

test('a mark on another file, beside a picture, without words or one too many is refused, and nothing is decided', async () => {
  const task = await handedIn();
  const { picture, paper } = task;
  const own = await anUpload(shop.client.as, await aPicture(), 'mine.png');
  const body = 'Here';
  for (const [marks, field, problem] of [
    [[{ file: own.id, body }], 'marks.0.file', 'file-of-delivery'],
    [
      [
        { file: picture, body },
        { file: paper, area, body },
      ],
      'marks.1.area',
      'area-of-picture',
    ],
    [[{ file: picture, area: { ...area, x: 0.95 }, body }], 'marks.0.area', 'within-picture'],
    [[{ file: picture, body: ' ' }], 'marks.0.body', 'say-something'],
    [Array.from({ length: marksMaxItems + 1 }, () => ({ file: picture, body })), 'marks', undefined],
  ] as const) {
    const refused = await reject(task, marks);
    expect(refused.status, field).toBe(400);
    expect(JSON.stringify(refused.body), field).toContain(problem ?? field);
  }
  expect((await reject(task, [{ file: picture, area: { x: -0.1, y: 2 }, body }])).status).toBe(400);
  const now = (await shop.client.as.get(`tasks/${task.id}`)).body;
  expect(now).toMatchObject({ status: 'in-review', version: task.version });
  expect(await deliveries(task.id)).toMatchObject([{ marks: [] }]);
  await survivesBadInput(shop.client.as, {
    method: 'POST',
    path: `tasks/${task.id}/rejection`,
    body: { version: task.version, marks: marksFor(task) },
  });
});

test('work that was handed in without files has nothing to mark', async () => {
  const { _id } = await taskIn(shop, { assignees: [shop.agent.id], status: 'in-progress' });
  const file = await anUpload(shop.agent.as, await aPicture(), 'shelf.png');
  const { body } = await shop.agent.as.put(`tasks/${_id}`, { version: 1, status: 'in-review' });
  expect((await reject({ id: _id, version: body.version }, [{ file: file.id, body: 'Here' }])).status).toBe(
    400,
  );
});
