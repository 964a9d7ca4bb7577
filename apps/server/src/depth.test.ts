import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isDeeperThan } from './depth.ts';

const depthOf = (value: unknown): number =>
  typeof value === 'object' && value !== null ? 1 + Math.max(0, ...Object.values(value).map(depthOf)) : 0;

test('the depth of JSON is that of its value, whatever its texts hold', () => {
  fc.assert(
    fc.property(
      fc.jsonValue({ maxDepth: 6, stringUnit: fc.constantFrom('[', '{', ']', '"', '\\', 'a') }),
      (value) => {
        const [json, depth] = [JSON.stringify(value), depthOf(value)];
        expect(isDeeperThan(depth, json)).toBe(false);
        if (depth > 0) expect(isDeeperThan(depth - 1, json)).toBe(true);
      },
    ),
  );
});

test('what is no JSON is read to its end all the same', () => {
  for (const text of ['', '"', '"\\', ']'.repeat(1000)]) expect(isDeeperThan(10, text)).toBe(false);
  expect(isDeeperThan(10, '['.repeat(1_000_000))).toBe(true);
});
