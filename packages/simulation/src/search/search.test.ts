import { beforeEach, expect, test } from 'vitest';
import { ask } from '../core/ask.ts';
import { request, simulate } from '../core/simulate.testing.ts';
import { allPaths } from '../pages/paths.ts';
import { showcasePaths } from '../pages/showcase.ts';
import { listBookmarks, mainSearch, updateBookmark } from './contract.ts';

beforeEach(simulate);

const starred = async () => (await ask(listBookmarks, {})).bookmarks.map(({ target }) => target);

test('the search has pages, files and contacts, four of each at most', async () => {
  const { searchArr } = await ask(mainSearch, {});
  expect(searchArr.map(({ groupTitle, searchLimit }) => [groupTitle, searchLimit])).toEqual([
    ['Pages', 4],
    ['Files', 4],
    ['Contacts', 4],
  ]);
  const [pages, files, contacts] = searchArr;
  expect(files.data).toHaveLength(4);
  expect(contacts.data).toHaveLength(4);
  expect(new Set(pages.data.map(({ link }) => link)).size).toBe(pages.data.length);
});

test('e-mail, chat, to-do and calendar bear a star at first; toggling twice changes nothing', async () => {
  expect((await starred()).toSorted()).toEqual(['calendar', 'chat', 'email', 'todo']);
  const { suggestions } = await ask(listBookmarks, {});
  const invoices = suggestions.find(({ target }) => target === 'invoices')?.id ?? 0;
  await ask(updateBookmark, { id: invoices });
  expect(await starred()).toContain('invoices');
  await ask(updateBookmark, { id: invoices });
  expect(await starred()).not.toContain('invoices');
  expect((await request('POST', '/api/bookmarks/update', { id: 999 })).status).toBe(200);
});

test('every page is found and can bear a star, also those that stand in no menu', async () => {
  const { suggestions } = await ask(listBookmarks, {});
  const links = suggestions.map(({ link }) => link);
  const own = allPaths.filter((path) => path !== '/login');
  expect(links.toSorted()).toEqual([...own, ...showcasePaths.map((path) => `/${path}`)].toSorted());
  expect(suggestions.every(({ title }) => title.length > 0)).toBe(true);
});
