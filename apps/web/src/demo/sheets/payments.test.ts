import { expect, test } from 'vitest';
import { checkRow } from './payments.ts';

test('a row is read whether its cells are texts or numbers', () => {
  const payment = { name: 'Wafula Barasa', phone: '712345678', amount: 4500 };
  expect(checkRow({ name: ' Wafula Barasa', phone: 712_345_678, amount: '4,500' }, 2)).toEqual({ payment });
});

test.each([
  ['name', { phone: '0712345678', amount: 10 }],
  ['phone', { name: 'Auma', phone: '12', amount: 10 }],
  ['amount', { name: 'Auma', phone: '0712345678', amount: 'ten' }],
  ['amount', { name: 'Auma', phone: '0712345678', amount: 250_001 }],
])('a row whose %s is wrong is told by its number', (field, cells) => {
  expect(checkRow(cells, 7)).toMatchObject({ problem: { row: 7, field } });
});
