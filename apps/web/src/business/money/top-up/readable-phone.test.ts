import { expect, test } from 'vitest';
import { readablePhone } from '../parts/text.ts';

test('a number is read in groups', () => {
  expect(readablePhone('+254712345678')).toBe('+254 712 345 678');
});
