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

test('a name always has the same colour, one of sixteen', () => {
  for (const name of ['Wanjiru Kamau', 'Otieno', '', 'فاطمة']) {
    expect(hueOf(name)).toBe(hueOf(name));
    expect(hueOf(name)).toBeGreaterThanOrEqual(0);
    expect(hueOf(name)).toBeLessThan(16);
  }
});

test('the people of a team hardly share a colour', () => {
  const team = ['Aisha Abdi', 'Yusuf Ali', 'Lilian Atieno', 'Mercy Chebet', 'Fatuma Hassan', 'Wanjiru Kamau'];
  const others = [
    'Peter Kariuki',
    'Samuel Kiptoo',
    'Esther Mutua',
    'Kevin Mwangi',
    'Grace Njeri',
    'Rajesh Patel',
  ];
  const hues = new Set([...team, ...others].map(hueOf));
  expect(hues.size).toBeGreaterThanOrEqual(8);
});
