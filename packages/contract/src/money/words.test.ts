import { expect, test } from 'vitest';
import { kenyanPhone } from './words.ts';

test.each(['0712345678', '0712 345 678', '+254 712-345678', '254712345678', '(0712) 345 678'])(
  '"%s" is one number',
  (written) => {
    expect(kenyanPhone(written)).toBe('+254712345678');
  },
);

test('numbers that begin with 01 are mobile ones too', () => {
  expect(kenyanPhone('0112 345 678')).toBe('+254112345678');
});

test.each([
  ...['', '0712', '712345678', '0912345678', '07123456789', 'phone'],
  ...['+255712345678', '254812345678', '++254712345678', '+0712345678'],
])('"%s" is no Kenyan mobile number', (written) => {
  expect(kenyanPhone(written)).toBeUndefined();
});
