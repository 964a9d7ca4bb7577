import { expect, test } from 'vitest';
import { kenyanPhone, readable } from './kenyan-phone.ts';

test.each(['0712345678', '0712 345 678', '+254 712-345678', '254712345678', '(0712) 345 678'])(
  '"%s" is one number',
  (typed) => {
    expect(kenyanPhone(typed)).toBe('+254712345678');
  },
);

test.each(['', '0712', '0912345678', '+255712345678', '07123456789', 'phone'])(
  '"%s" is no Kenyan mobile number',
  (typed) => {
    expect(kenyanPhone(typed)).toBeUndefined();
  },
);

test('a number is read in groups', () => {
  expect(readable('+254712345678')).toBe('+254 712 345 678');
});
