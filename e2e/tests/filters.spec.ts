import { expect, test } from '@playwright/test';
import { searchAndChoose } from './support/at-once.ts';
import { logInTo, sample } from './support/people.ts';

const lists = [
  { path: '/people', search: 'Search people', list: 'Role', value: 'agent', name: 'role' },
  { path: '/projects', search: 'Search projects', list: 'Status', value: 'paused', name: 'status' },
];

for (const { path, search, list, value, name } of lists)
  test(`a search of ${path} and a choice beside it are both kept, however close together`, async ({
    page,
  }) => {
    await logInTo(page, path, sample.owner);
    await searchAndChoose(page, {
      field: page.getByLabel(search),
      words: 'mwangi',
      list: page.getByLabel(list, { exact: true }),
      value,
    });
    await expect(page).toHaveURL((url) => url.searchParams.get(name) === value);
    await expect(page).toHaveURL((url) => url.searchParams.get('q') === 'mwangi');
    await expect(page.getByLabel(search)).toHaveValue('mwangi');
    await expect(page.getByLabel(list, { exact: true })).toHaveValue(value);
  });
