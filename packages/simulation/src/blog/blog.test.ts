import { beforeEach, expect, test } from 'vitest';
import { ask } from '../core/ask.ts';
import { request, simulate } from '../core/simulate.testing.ts';
import { addComment, getArticle, getEdit, getSidebar, listPosts, savePost } from './contract.ts';

beforeEach(simulate);

test('the list has every post, the newest first, with its cover and what it was tagged with', async () => {
  const posts = await ask(listPosts, {});
  expect(posts).toHaveLength(10);
  const times = posts.map(({ blogPosted }) => blogPosted);
  expect(times).toEqual(times.toSorted().toReversed());
  expect(posts[0]).toMatchObject({
    id: 1,
    userFullName: 'Cynthia Chebet',
    tags: ['Payroll', 'Tax'],
    comment: 3,
    img: expect.stringMatching(/^data:image\/svg/),
  });
  // In other colours it would be the same picture.
  expect(new Set(posts.map(({ img }) => img.replaceAll(/%23[0-9a-f]{3,8}/g, ''))).size).toBe(posts.length);
});

test('the sidebar has the latest posts, and how many there are of each category', async () => {
  const { recentPosts, categories } = await ask(getSidebar, {});
  expect(recentPosts.map(({ id }) => id)).toEqual([1, 2, 3, 4]);
  expect(categories).toContainEqual({ category: 'Teams', icon: 'users', count: 2 });
});

test('an article is read with its comments; the first one where none is named', async () => {
  const { blog, comments } = await ask(getArticle, { id: 4 });
  expect(blog).toMatchObject({ id: 4, userFullName: 'Zipporah Wairimu', comments: 2 });
  expect(comments).toHaveLength(2);
  const { body } = await request('GET', '/blog/list/data/detail');
  expect(body).toMatchObject({ blog: { id: 1 } });
  expect(await request('GET', '/blog/list/data/detail?id=99')).toEqual({
    status: 200,
    body: { blog: null, comments: [] },
  });
});

test('a comment is the last one of its post; without a post there is none', async () => {
  const said = { userFullName: 'Amina Wanjiru', avatar: 'data:', commentText: 'Asante!' };
  const { status, body } = await request('POST', '/blog/list/data/detail', { id: 4, ...said });
  expect({ status, body }).toMatchObject({ status: 201, body: { comment: { id: 3, ...said } } });
  expect((await ask(getArticle, { id: 4 })).comments.at(-1)).toMatchObject(said);
  expect((await ask(listPosts, {})).find(({ id }) => id === 4)?.comment).toBe(3);
  expect(await ask(addComment, { id: 99, ...said })).toEqual({ comment: null });
});

test('a post is edited, and shows it everywhere', async () => {
  const edit = await ask(getEdit, { id: 2 });
  if (!edit) throw new Error('There is no second post');
  expect(edit).toMatchObject({
    slug: 'the-ninth-of-the-month-a-calendar-for-the-small-employer',
    status: 'Published',
    blogCategories: ['Payroll', 'Small business'],
  });
  await ask(savePost, { ...edit, blogTitle: 'The ninth', status: 'Draft', content: '<p>Short.</p>' });
  expect((await ask(listPosts, {}))[1]).toMatchObject({ title: 'The ninth', status: 'Draft' });
  expect((await ask(getArticle, { id: 2 })).blog).toMatchObject({ content: '<p>Short.</p>', comments: 2 });
  expect((await ask(getSidebar, {})).recentPosts[1]?.title).toBe('The ninth');
});

test('a post that there is not is null, and keeps nothing', async () => {
  const edit = await ask(getEdit, {});
  if (!edit) throw new Error('There is no post');
  expect(edit.id).toBe(1);
  expect(await ask(savePost, { ...edit, id: 99, blogTitle: 'None' })).toBeNull();
  expect(await ask(getEdit, { id: 99 })).toBeNull();
  expect((await ask(listPosts, {})).some(({ title }) => title === 'None')).toBe(false);
});
