import { beforeEach, expect, test } from 'vitest';
import { listChats } from '../chat/contract.ts';
import { ask } from '../core/ask.ts';
import { simulate } from '../core/simulate.testing.ts';
import { getProfile } from '../profile/contract.ts';
import { getUser, updateUser } from '../users/contract.ts';
import { getAccountSettings, saveAccountSettings } from './contract.ts';

beforeEach(simulate);

test('the settings have every part and every field of it', async () => {
  const { general, info, social, notification } = await ask(getAccountSettings, {});
  expect(Object.keys(general)).toEqual(['avatar', 'username', 'fullName', 'email', 'company']);
  expect(Object.keys(info)).toEqual(['bio', 'dob', 'country', 'website', 'phone']);
  expect(Object.keys(social.socialLinks)).toEqual([
    'twitter',
    'facebook',
    'google',
    'linkedIn',
    'instagram',
    'quora',
  ]);
  expect(Object.keys(social.connections)).toEqual(['twitter', 'google', 'facebook', 'github']);
  expect(Object.keys(notification)).toEqual([
    'commentOnArticle',
    'answerOnForm',
    'followMe',
    'newAnnouncements',
    'productUpdates',
    'blogDigest',
  ]);
});

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
