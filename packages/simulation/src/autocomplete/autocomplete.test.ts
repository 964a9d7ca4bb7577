import { beforeEach, expect, test } from 'vitest';
import { ask } from '../core/ask.ts';
import { simulate } from '../core/simulate.testing.ts';
import { autocomplete } from './contract.ts';

beforeEach(simulate);

test('there are a hundred films, each with its own title and rank', async () => {
  const { autoComplete } = await ask(autocomplete, {});
  expect(autoComplete).toHaveLength(100);
  expect(new Set(autoComplete.map(({ title }) => title)).size).toBe(100);
  expect(autoComplete.map(({ rank }) => rank)).toEqual(Array.from({ length: 100 }, (_, at) => at + 1));
});
