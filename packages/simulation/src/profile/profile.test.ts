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
});

/** A drawing apart from its colours: the same hills at dusk are the same hills. */
const shapesOf = (picture: string) => picture.replaceAll(/%23[0-9a-f]{3,8}/g, '');

test('no two pictures of the profile show the same', async () => {
  const data = await ask(getProfile, {});
  const pictures = {
    pages: data.suggestedPages.map(({ avatar }) => avatar),
    photos: data.latestPhotos.map(({ img }) => img),
    posts: data.post.flatMap(({ postImg = [] }) => postImg),
  };
  for (const [of, drawn] of Object.entries(pictures)) {
    expect(drawn.length, of).toBeGreaterThan(1);
    expect(new Set(drawn.map(shapesOf)).size, of).toBe(drawn.length);
  }
});
