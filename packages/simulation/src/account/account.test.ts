import { beforeEach, expect, test } from 'vitest';
import { ask } from '../core/ask.ts';
import { simulate } from '../core/simulate.testing.ts';
import { getAccountSettings } from './contract.ts';

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
