// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { read } from './cart.ts';

const item = { id: 'a', category: 'c' };

test('a cart is read as it was kept', () => {
  expect(read(JSON.stringify([item]))).toEqual([item]);
});

test.each([null, '', '{', '7', 'null', '{"id":"a"}', '[1,null,{"id":"a"},{"id":1,"category":"c"}]'])(
  'what is no cart (%j) is an empty one',
  (kept) => {
    expect(read(kept)).toEqual([]);
  },
);
