import { expect, test } from 'vitest';
import { everyPage } from '../../../test/answers.ts';
import { api } from '../../../test/api.ts';
import { useServer } from '../../../test/app.ts';
import { aTenant } from '../../../test/factories/tenant.ts';
import { aUser } from '../../../test/factories/user.ts';

const app = useServer();

test('people are listed by name, page by page', async () => {
  const own = await aTenant(app);
  const names = [
    ['Zuri', 'Abdi'],
    ['Asha', 'Barasa'],
    ['Zawadi', 'Barasa'],
    ['Asha', 'Barasa'],
    ['Neema', 'Wafula'],
  ] as const;
  const users = [];
  for (const [firstName, lastName] of names.toReversed())
    users.push(await aUser(app, own, { role: 'manager', firstName, lastName }));
  const [first] = users;
  if (!first) throw new Error('Nobody was made');
  const items = await everyPage(api(app, first), 'users', 2);
  const listed = items.map((item) => `${item.firstName} ${item.lastName}`);
  expect(listed).toEqual(['Zuri Abdi', 'Asha Barasa', 'Asha Barasa', 'Zawadi Barasa', 'Neema Wafula']);
});

test('people are found by role and by words, with or without a slash', async () => {
  const own = await aTenant(app);
  const as = api(app, await aUser(app, own, { role: 'admin', firstName: 'Halima' }));
  const agent = await aUser(app, own, { role: 'agent', firstName: 'Kamau', lastName: 'Gitau' });
  await aUser(app, own, { role: 'manager', firstName: 'Njeri', lastName: 'Kamau' });
  const found = async (query: string) =>
    (await as.get(query)).body.items.map(({ firstName }: { firstName: string }) => firstName);
  expect(await found('users?role=agent')).toEqual(['Kamau']);
  expect(await found('users/?role=agent')).toEqual(['Kamau']);
  expect(await found('users?role=agent&role=manager')).toEqual(['Kamau', 'Njeri']);
  expect(await found('users?q=kamau%20g')).toEqual(['Kamau']);
  expect(await found('users?q=KAMAU')).toEqual(['Kamau', 'Njeri']);
  expect(await found(`users?q=${agent.email}`)).toEqual(['Kamau']);
  expect(await found('users?q=%25')).toEqual([]);
});
