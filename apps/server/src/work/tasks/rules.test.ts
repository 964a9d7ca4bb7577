import { cents } from '@kazi/contract/cents';
import { folded } from '@kazi/contract/folded';
import {
  compareTasks,
  keepsTask,
  priorities,
  type TaskCard,
  type TaskFilter,
  taskSorts,
  taskStatuses,
} from '@kazi/contract/work';
import fc from 'fast-check';
import { sql } from 'kysely';
import { beforeAll, describe, expect, test } from 'vitest';
import { everyPage, expectMade } from '../../../test/answers.ts';
import { useServer } from '../../../test/app.ts';
import { aShop } from '../../../test/factories/shop.ts';
import { useOnce } from '../../../test/use.ts';
import { newId } from '../../database/ids.ts';

/** The rules of order and filter stand in the contract; here the queries are held against them. */
const app = useServer();
let flow: string;
let all: TaskCard[];

const today = '2026-11-21';

const oddTitles = [
  ...['Zebra', 'apple', 'Apple', 'APPLE', 'äpple', 'A\u0308pple', 'École', 'ecole', 'Straße', 'STRASSE'],
  ...['İstanbul', 'istanbul', 'Iğdır', 'ΣΊΣΥΦΟΣ', 'σίσυφος', 'Ёлка', 'елка', 'Ŋaro', 'ŋaro', 'ǅ', 'ﬁ'],
  ...['مهمة', 'آخر', 'مهمّة', '漢字', '한국어', '\uffe6 won', '😀', '😁 smile', '👩‍💻', 'K', 'Å'],
  ...[' leading', '  more', '2 things', '10 things', '!', '~', '_', '\u0301', '\u00ad', '\ue000', '\ufffd'],
  ...[
    'same',
    'same',
    'same',
    'a-b',
    'ab',
    'a b',
    'A',
    'a',
    'aa',
    '𝕏',
    '𐐀',
    '𐐨',
    'ＡＢＣ',
    'ª',
    'x'.repeat(200),
  ],
];

/** Titles of any characters that PostgreSQL keeps, of letters that fold above all, some nearly equal. */
const anyTitle = fc.oneof(
  fc.string({ unit: 'grapheme', minLength: 1, maxLength: 12 }),
  fc.string({
    unit: fc.constantFrom(...'aAáÁÀzZéñÑØøßſµşŞ\u0301\u0323\u031b 1😀\ue000'),
    minLength: 1,
    maxLength: 4,
  }),
  fc.string({ unit: 'binary', minLength: 1, maxLength: 8 }).map((text) => text.replaceAll('\0', ' ')),
);

function pick<Item>(items: readonly Item[], at: number): Item {
  const item = items[at % items.length];
  if (item === undefined) throw new RangeError('There is nothing to pick from');
  return item;
}

const shop = useOnce(() => aShop(app));
beforeAll(async () => {
  flow = (await expectMade(shop.client.as, 'flows', { app: shop.app.id, name: 'Till' }))._id;
  const titles = [...oddTitles, ...fc.sample(anyTitle, { numRuns: 240, seed: 7 })];
  const dues = [
    null,
    '2026-11-20',
    today,
    '2026-11-22',
    '2026-11-27',
    '2026-11-28',
    '0001-01-01',
    '9999-12-31',
  ];
  const labels = [[], ['till'], ['été', 'urgent help'], ['ЁЛКА'.toLowerCase(), 'till']];
  await app.services.database.write(shop.tenant.id, null, async (tx) => {
    const made = titles.map((title, at) => ({
      tenant_id: tx.tenant,
      id: newId(),
      app_id: shop.app.id,
      flow_id: at % 3 === 0 ? flow : null,
      number: 1000 - at,
      title,
      status: pick(taskStatuses, at),
      priority: at % 5,
      labels: pick(labels, at >> 1),
      due_date: pick(dues, at >> 2),
      estimate: at % 4 === 0 ? null : at / 4,
      ...(at % 6 === 0 ? {} : { reward_amount: cents(at), reward_currency: 'KES' }),
      position: pick(['a0', 'a0V', 'a1', 'Zz', 'b00'], at),
      author_id: shop.client.id,
      updated_at: new Date(Date.UTC(2026, 10, 1 + (at % 7), 8, 0, 0, at % 3)),
    }));
    await tx.insertInto('tasks').values(made).execute();
    // Finer than the API tells: what it does not tell must not decide the order either.
    await sql`update tasks
      set updated_at = (updated_at at time zone 'utc' + number * interval '1 microsecond' / 10) at time zone 'utc'
      where tenant_id = ${tx.tenant}`.execute(tx);
    const people = [[], [shop.agent.id], [shop.client.id, shop.agent.id]];
    const assigned = made.flatMap(({ tenant_id, id: task_id }, at) =>
      pick(people, at).map((user_id) => ({ tenant_id, task_id, user_id })),
    );
    await tx.insertInto('task_assignees').values(assigned).execute();
  });
  all = await list('');
  expect(all).toHaveLength(titles.length);
});

const list = (query: string, limit = 200): Promise<TaskCard[]> =>
  everyPage(shop.client.as, `tasks?app=${shop.app.id}&today=${today}&${query}`, limit);

const titlesOf = (tasks: readonly TaskCard[]) => tasks.map(({ title, _id }) => `${title} ${_id}`);

test.each(taskSorts)('the order %s is the contract’s, also over pages', async (sort) => {
  const expected = titlesOf(all.toSorted(compareTasks[sort]));
  expect(titlesOf(await list(`sort=${sort}`))).toEqual(expected);
  expect(titlesOf(await list(`sort=${sort}`, 40))).toEqual(expected);
});

test('a day of the year 0 is refused: the database has none', async () => {
  const path = `tasks?app=${shop.app.id}&due=week&today=0000-02-29`;
  expect((await shop.client.as.get(path)).body.data.fields).toEqual({
    today: 'must be a date such as 2026-11-21',
  });
});

test('a page of the longest titles leads to the next', async () => {
  const { id: own } = await expectMade(shop.client.as, 'apps', { name: 'Long', key: 'LONG' });
  for (let made = 0; made < 3; made++)
    await expectMade(shop.client.as, 'tasks', { app: own, title: '뷁'.repeat(200) });
  expect(await everyPage(shop.client.as, `tasks?app=${own}&sort=title`, 1)).toHaveLength(3);
});

/** Blocks of Unicode 16, which PostgreSQL knows from 18 on. */
const newest = /[\u{105c0}-\u{105ff}\u{11380}-\u{113ff}\u{16100}-\u{1613f}\u{16d40}-\u{16d7f}]/u;

/** The one character of Unicode 17 that is folded, which PostgreSQL does not know yet. */
const ofUnicode17 = '\ua7f1';

test('every character folds in the database as it does in the contract', async () => {
  const characters: string[] = [];
  const { rows: versions } = await app.services.database.shared((db) =>
    sql<{ knows: boolean }>`select current_setting('server_version_num')::int >= 180000 as knows`.execute(db),
  );
  for (let point = 1; point <= 0x10ffff; point++)
    if (point < 0xd800 || point > 0xdfff) characters.push(String.fromCodePoint(point));
  const different: string[] = [];
  for (let from = 0; from < characters.length; from += 100_000) {
    const some = characters.slice(from, from + 100_000);
    const { rows } = await app.services.database.shared((db) =>
      sql<{
        folded: string;
      }>`select folded(c) from unnest(${some}::text[]) with ordinality as u(c, at) order by at`.execute(db),
    );
    rows.forEach((row, at) => {
      const character = some[at] ?? '';
      if (character === ofUnicode17 || (!versions[0]?.knows && newest.test(character))) return;
      if (row.folded !== folded(character)) different.push(`U+${character.codePointAt(0)?.toString(16)}`);
    });
  }
  expect(different).toEqual([]);
});

test('texts fold in the database as they do in the contract, whatever stands beside what', async () => {
  const units = [
    ...'aAİıßÆé\u0301 \u00a0\u3000\t\'’´"“-–—ـأةى٢۲９ﬁﷺ가漢が👩\u200d\u00ad\u0e49',
    '1\ufe0f\u20e3',
    '\u{e0067}',
  ];
  const texts = fc.sample(
    fc.oneof(
      fc.string({ unit: fc.constantFrom(...units), maxLength: 12 }),
      fc.string({ unit: 'grapheme', maxLength: 12 }),
    ),
    { numRuns: 3000, seed: 11 },
  );
  const kept = texts.filter((text) => !text.includes('\0') && !text.includes(ofUnicode17));
  const { rows } = await app.services.database.shared((db) =>
    sql<{
      folded: string;
    }>`select folded(c) from unnest(${kept}::text[]) with ordinality as u(c, at) order by at`.execute(db),
  );
  expect(rows.map((row) => row.folded)).toEqual(kept.map(folded));
});

describe('a filter keeps what the contract’s does', () => {
  const q = [
    'PÁY',
    'a',
    'É',
    'straße',
    'σίσ',
    'WEB-99',
    'b-9',
    'ete',
    'елка',
    '😀',
    '%',
    'e\nu',
    '_',
    '\\',
    ' ',
    '\u0301',
    'i',
    'ا',
  ];
  const facets: TaskFilter[] = [
    {},
    ...taskStatuses.map((status) => ({ status: [status] })),
    { status: ['todo', 'done'] },
    ...priorities.map((priority) => ({ priority: [priority] })),
    { priority: ['urgent', 'none'] },
    { assignee: ['me'] },
    { assignee: ['none'] },
    { label: ['till'] },
    { label: ['été', 'till'] },
    { label: ['ete'] },
    { flow: ['none'] },
    ...(['overdue', 'today', 'week', 'none'] as const).map((due) => ({ due })),
    ...q.map((text) => ({ q: text })),
  ];

  async function expectSame(filter: TaskFilter, day = today): Promise<void> {
    const query = new URLSearchParams(
      Object.entries({ ...filter, today: day }).flatMap(([name, given]) =>
        [given ?? []].flat().map((value): [string, string] => [name, value]),
      ),
    );
    const kept = all.filter((task) => keepsTask(task, filter, { me: shop.client.id, today: day }));
    const path = `tasks?app=${shop.app.id}&${query}&sort=position`;
    const items: TaskCard[] = await everyPage(shop.client.as, path, 200);
    const what = JSON.stringify({ filter, day });
    expect(titlesOf(items), what).toEqual(titlesOf(kept.toSorted(compareTasks.position)));
    const { body } = await shop.client.as.get(`tasks/counts?app=${shop.app.id}&${query}`);
    const among = all.filter((task) =>
      keepsTask(task, { ...filter, status: undefined }, { me: shop.client.id, today: day }),
    );
    for (const status of taskStatuses)
      expect(body.counts[status], what).toBe(among.filter((task) => task.status === status).length);
  }

  test.each(facets.map((facet) => [JSON.stringify(facet), facet] as const))('%s', (_name, facet) =>
    expectSame(facet),
  );

  test('that names people and flows', async () => {
    for (const assignee of [[shop.agent.id], ['none' as const, shop.client.id]])
      await expectSame({ assignee });
    for (const kept of [[flow], [flow, 'none' as const]]) await expectSame({ flow: kept });
  });

  test('seen from the reader’s day, which is not that of the server', async () => {
    for (const day of ['2026-11-20', '2026-11-22', '0001-01-01', '9999-12-31'])
      for (const due of ['overdue', 'today', 'week'] as const) await expectSame({ due }, day);
  });

  test('by several facets together', async () => {
    await expectSame({ status: ['todo'], flow: ['none'], due: 'week' });
    await expectSame({ assignee: ['me'], priority: ['high', 'low'], q: 'a' });
  });

  test('by any part of any title', async () => {
    await fc.assert(
      fc.asyncProperty(fc.nat(), fc.nat({ max: 5 }), fc.boolean(), async (at, from, isLoud) => {
        const part = [...pick(all, at).title].slice(from, from + 2).join('');
        fc.pre(part !== '');
        await expectSame({ q: isLoud ? part.toUpperCase() : part });
      }),
      { numRuns: 30 },
    );
  });
});
