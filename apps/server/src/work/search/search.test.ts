import { beforeAll, expect, test } from 'vitest';
import { expectEach, expectMade } from '../../../test/answers.ts';
import { api } from '../../../test/api.ts';
import { useServer } from '../../../test/app.ts';
import { survivesBadInput } from '../../../test/bad-input.ts';
import { aShop, type Somebody } from '../../../test/factories/shop.ts';
import { useOnce } from '../../../test/use.ts';
import { setTerms, termsOf } from './terms.ts';

const app = useServer();
let payments: { _id: string; number: string };
let printer: { _id: string; number: string };

const shop = useOnce(() => aShop(app));
beforeAll(async () => {
  const { as } = shop.client;
  payments = await expectMade(as, 'tasks', {
    app: shop.app.id,
    title: 'Send the payment prompt',
    description: '<p>Ask <b>Safaricom</b> for a test number, mail till@kazi.test</p>',
    labels: ['mobile money'],
    assignees: [shop.agent.id],
  });
  printer = await expectMade(as, 'tasks', { app: shop.app.id, title: 'Receipt printer jams' });
  await expectMade(as, 'flows', { app: shop.app.id, name: 'Counting coins' });
});

type Hit = { kind: string; id: string; title: string; detail: string };
const find = async (q: string, who: Somebody = shop.client, more = ''): Promise<Hit[]> => {
  const answer = await who.as.get(`search?q=${encodeURIComponent(q)}${more}`);
  expect(answer.status, JSON.stringify(answer.body)).toBe(200);
  return answer.body.items;
};
const found = async (q: string, who?: Somebody) => (await find(q, who)).map(({ id }) => id);

test('needs a login', async () => {
  await expectEach(api(app, { tenant: shop.tenant }), 401, [['get', 'search?q=payment']]);
});

test('finds tasks by words, their beginnings, and words typed wrongly', async () => {
  const ways = [
    'payment',
    'PAYMENT prompt',
    'paym',
    'paymnt',
    'prompt paymetn',
    'pament',
    'send teh payment',
  ];
  for (const q of ways) expect((await found(q))[0], q).toBe(payments._id);
  for (const q of ['recipt printer', 'prnter', 'jams', 'printer recei'])
    expect((await found(q))[0], q).toBe(printer._id);
  expect(await found('elephant')).toEqual([]);
});

test('finds tasks by what their text and labels say', async () => {
  for (const q of ['safaricom', 'Safari', 'test number', 'mobile mon', 'till@kazi.test', 'kazi'])
    expect(await found(q), q).toContain(payments._id);
});

test('finds tasks by their number and how it goes on', async () => {
  expect((await find(payments.number))[0]).toEqual({
    kind: 'task',
    id: payments._id,
    title: 'Send the payment prompt',
    detail: payments.number,
    app: shop.app.id,
    status: 'backlog',
    avatar: null,
  });
  const own = await expectMade(shop.client.as, 'apps', { name: 'Numbers', key: 'NUM' });
  const made = [];
  for (let at = 1; at <= 12; at++)
    made.push(await expectMade(shop.client.as, 'tasks', { app: own.id, title: `Number ${at * 7919}` }));
  const numbers = (await find('num-1', shop.client, '&limit=20'))
    .filter(({ kind }) => kind === 'task')
    .map(({ detail }) => detail);
  expect(numbers.slice(0, 4)).toEqual(['NUM-1', 'NUM-10', 'NUM-11', 'NUM-12']);
  expect((await find('12'))[0]).toMatchObject({ id: made[11]._id, detail: 'NUM-12' });
});

test('finds tasks by numbers under a key that their app no longer has', async () => {
  const { as } = shop.client;
  const own = await expectMade(as, 'apps', { name: 'Renamed', key: 'OLDK' });
  const task = await expectMade(as, 'tasks', { app: own.id, title: 'Numbered' });
  const rekeyed = async (key: string) => {
    const { body: now } = await as.get(`apps/${own.id}`);
    expect((await as.put(`apps/${own.id}`, { version: now.version, key })).status).toBe(200);
  };
  await rekeyed('MIDK');
  await rekeyed('NEWK');
  for (const q of ['OLDK-1', 'oldk 1', 'MIDK-1', 'midk–1', 'NEWK-1'])
    expect((await find(q))[0], q).toMatchObject({ id: task._id, detail: 'NEWK-1' });
  expect((await find('OLDK-1', shop.stranger)).filter(({ kind }) => kind === 'task')).toEqual([]);

  const refused = await as.post('apps', { name: 'Another', key: 'OLDK' });
  expect(refused).toMatchObject({
    status: 409,
    body: { message: expect.stringMatching(/^OLDK was the key/) },
  });
  await rekeyed('OLDK');
  for (const q of ['OLDK-1', 'NEWK-1']) expect((await find(q))[0], q).toMatchObject({ detail: 'OLDK-1' });
  await as.delete(`apps/${own.id}`);
  const { id: other } = await expectMade(as, 'apps', { name: 'Another', key: 'NEWK' });
  await as.delete(`apps/${other}`);
});

test('finds flows, projects, apps and people, with mistakes', async () => {
  const hit = async (q: string, kind: string) => (await find(q)).find((one) => one.kind === kind);
  expect(await hit('countng coins', 'flow')).toMatchObject({ title: 'Counting coins', detail: 'Web shop' });
  expect(await hit('shop', 'project')).toMatchObject({ id: shop.project.id, title: 'Shop', detail: 'SHOP' });
  expect(await hit('web', 'app')).toMatchObject({ id: shop.app.id, title: 'Web shop', detail: 'WEB' });
  for (const q of ['Baraka', 'baraka juma', 'barka', 'jum'])
    expect(await hit(q, 'person'), q).toMatchObject({ id: shop.agent.id, title: 'Baraka Juma', detail: '' });
  const { id, email } = shop.agent;
  expect(await find(email, shop.manager)).toMatchObject([{ kind: 'person', id, detail: email }]);
});

test('follows changes at once', async () => {
  const task = await expectMade(shop.client.as, 'tasks', { app: shop.app.id, title: 'Quokka' });
  expect(await found('quokka')).toEqual([task._id]);
  await shop.client.as.put(`tasks/${task._id}`, {
    version: 1,
    title: '!!!',
    description: '<p>about a wombat</p>',
  });
  expect(await found('quokka')).toEqual([]);
  expect(await found('wombat')).toEqual([task._id]);
  await shop.client.as.put(`tasks/${task._id}`, { version: 2, title: 'Platypus' });
  expect(await found('platipus')).toEqual([task._id]);
  await shop.client.as.delete(`tasks/${task._id}`);
  expect(await found('platypus')).toEqual([]);
});

test('finds what one reads, however it is typed', async () => {
  const { as } = shop.client;
  const own = await expectMade(as, 'apps', { name: 'Forêt Ñandú', key: 'FORET' });
  const pairs = [
    ['Client’s invoice – Q3', ["Client's", 'invoice - q3', 'q٣']],
    ['Café crème', ['cafe', 'CREME', 'cre\u0300me']],
    ['Größe im Weißwerk', ['grosse', 'GRÖSSE', 'weisswerk']],
    ['Łódź smørrebrød ærø', ['lodz', 'smorrebrod', 'aero']],
    ['İzmir kapısı', ['izmir', 'kapisi']],
    ['زيارة أحمد إلى المكتبة', ['احمد', 'الي', 'المكتبه', 'المكـتبة']],
    ['Ｆｕｌｌ width ﬁle ٤٢', ['full', 'file', '42']],
    ['請向中國銀行付款並更新報表', ['銀行', '更新報表']],
    ['月末までに給与計算ガイドを確認する', ['給与', '計算ガイド', '確認']],
    ['กรุณาตรวจสอบใบแจ้งหนี้ก่อนจ่ายเงิน', ['ใบแจ้งหนี้', 'จ่ายเงิน']],
    ['वेतन की हिन्दी सूची', ['हिन्दी', 'सूची']],
    ['급여명세서를 보내다', ['급여', '급여명세']],
  ] as const;
  for (const [text, typed] of pairs) {
    const { _id: named } = await expectMade(as, 'tasks', { app: own.id, title: text });
    const { _id: described } = await expectMade(as, 'tasks', {
      app: own.id,
      title: 'Elsewhere',
      description: `<p>1. ${text}</p>`,
    });
    for (const q of typed) {
      const ids = await found(q);
      expect(ids, `${q} in the title ${text}`).toContain(named);
      expect(ids, `${q} in the text ${text}`).toContain(described);
    }
  }
  for (const q of ['foret', 'nandu', 'FORÊT'])
    expect((await find(q)).find(({ kind }) => kind === 'app')?.id, q).toBe(own.id);
});

test('finds nothing by quotation marks alone', async () => {
  for (const q of ["'", '“”', '\u200b']) expect(await find(q), q).toEqual([]);
});

test('shows only what the seeker may see', async () => {
  expect(await found('payment', shop.agent)).toEqual([payments._id]);
  expect(await found('printer', shop.agent)).toEqual([]);
  expect(await found('printer', shop.member)).toEqual([printer._id]);
  expect(await found('printer', shop.manager)).toEqual([printer._id]);
  for (const who of [shop.stranger, shop.employee, shop.outsider])
    for (const q of ['payment', payments.number, 'coins', 'web', 'shop', 'safaricom'])
      expect(
        (await find(q, who)).filter(({ kind }) => kind !== 'person'),
        `${q} by ${who.firstName}`,
      ).toEqual([]);
  expect(await found('Baraka', shop.outsider)).toEqual([]);
  expect(await found('Baraka', shop.employee)).toEqual([]);
  expect(await found('Baraka', shop.stranger)).toEqual([shop.agent.id]);
});

test('gives at most as many of a kind as asked', async () => {
  const own = await expectMade(shop.client.as, 'apps', { name: 'Many', key: 'MANY' });
  for (let at = 0; at < 8; at++)
    await expectMade(shop.client.as, 'tasks', { app: own.id, title: `Giraffe ${at}` });
  expect(await find('giraffe')).toHaveLength(5);
  expect(await find('giraffe', shop.client, '&limit=7')).toHaveLength(7);
});

test('keeps entries from a user who names nothing, and from other workspaces', async () => {
  const entries = (tenant: string, terms: string) =>
    app.services.database.readTogether(tenant, async (db) => {
      await setTerms(db, termsOf(terms));
      return db.selectFrom('task_search').select('title').execute();
    });
  expect(await entries(shop.tenant.id, 'paymnt')).toEqual([{ title: 'send the payment prompt' }]);
  expect(await entries(shop.tenant.id, '')).toEqual([]);
  expect(await entries(shop.outsider.tenant.id, 'paymnt')).toEqual([]);
});

test('never breaks on bad input', async () => {
  await survivesBadInput(shop.client.as, { method: 'GET', path: 'search?q=payment&limit=5', runs: 200 });
  for (const q of [
    "'",
    "':*",
    'a & b | !c',
    '\\',
    '%_',
    '<->',
    '🙂',
    "''::tsquery",
    'ß',
    '123456789012',
    '-',
    '()',
  ])
    await find(q);
});
