import { expect, test } from 'vitest';
import { hueOf, initialsOf } from './identity.ts';

test.each([
  ['Wanjiru Kamau', 'WK'],
  ['amina', 'A'],
  ['Otieno wa Odhiambo', 'OO'],
  ['  Zoë   Brun ', 'ZB'],
  ['فاطمة علي', 'فع'],
  ['', ''],
])('the initials of "%s" are %s', (name, initials) => {
  expect(initialsOf(name)).toBe(initials);
});

test('a name always has the same colour, one of eight', () => {
  for (const name of ['Wanjiru Kamau', 'Otieno', '', 'فاطمة']) {
    expect(hueOf(name)).toBe(hueOf(name));
    expect([0, 1, 2, 3, 4, 5, 6, 7]).toContain(hueOf(name));
  }
});
