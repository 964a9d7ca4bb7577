import { beforeEach, expect, test } from 'vitest';
import { getAccountSettings, saveAccountSettings } from '../account/contract.ts';
import { listChats } from '../chat/contract.ts';
import { ask } from '../core/ask.ts';
import { simulate } from '../core/simulate.testing.ts';
import { getProfile } from '../profile/contract.ts';
import { getUser, updateUser } from './contract.ts';

beforeEach(simulate);

test('what is saved of the user is what every app tells from then on, from whichever it came', async () => {
  const { general } = await ask(getAccountSettings, {});
  await ask(saveAccountSettings, { general: { ...general, fullName: 'Zed Wanjiru' } });
  const { header, post } = await ask(getProfile, {});
  const { profileUser } = await ask(listChats, {});
  const { user } = await ask(getUser, { id: 1 });
  const names = [header.username, post[0]?.username, profileUser.fullName, user?.fullName];
  expect(new Set(names)).toEqual(new Set(['Zed Wanjiru']));
  await ask(updateUser, { id: 1, company: 'Ziwa' });
  expect((await ask(getAccountSettings, {})).general).toMatchObject({
    fullName: 'Zed Wanjiru',
    company: 'Ziwa',
  });
});
