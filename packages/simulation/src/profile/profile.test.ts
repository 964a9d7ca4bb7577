import { beforeEach, expect, test } from 'vitest';
import { ask } from '../core/ask.ts';
import { simulate } from '../core/simulate.testing.ts';
import { getProfile } from './contract.ts';

beforeEach(simulate);

test('the profile has all that its page shows', async () => {
  const data = await ask(getProfile, {});
  expect(Object.keys(data).toSorted()).toEqual(
    [
      'header',
      'latestPhotos',
      'polls',
      'post',
      'suggestedPages',
      'suggestions',
      'twitterFeeds',
      'userAbout',
    ].toSorted(),
  );
  for (const post of data.post) {
    expect(post.detailedComments).toHaveLength(post.comments);
    expect(new Date(post.postTime).getTime()).toBeLessThan(Date.now());
    expect(post.likedCount + post.likedUsers.length).toBe(post.likes);
  }
  const pages = data.suggestedPages.map(({ avatar }) => avatar);
  expect(new Set(pages).size).toBe(pages.length);
  expect(new Set(data.latestPhotos.map(({ img }) => img)).size).toBe(data.latestPhotos.length);
});
