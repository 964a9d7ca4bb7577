import { expect, test } from 'vitest';
import { fitsPhone, phoneOf } from './phone.ts';

test.each([
  ['0712345678', '254712345678'],
  ['0112345678', '254112345678'],
  ['254712345678', '254712345678'],
  ['+254 712 345-678', '254712345678'],
  ['(0712) 345 678', '254712345678'],
])('%s is %s', (written, phone) => expect(phoneOf(written)).toBe(phone));

test.each([
  '',
  '712345678',
  '0812345678',
  '07123456789',
  '255712345678',
  '+07123',
  'phone',
  '254812345678',
  '++254712345678',
  '+0712345678',
])('%j is no Kenyan mobile number', (written) => expect(phoneOf(written)).toBeUndefined());

test('a number a rail shows fits where its digits are ours', () => {
  const ours = '254712345678';
  for (const shown of ['254712345678', '0712345678', '+254712345678', '2547****5678', '07XX345678'])
    expect(fitsPhone(shown, ours)).toBe(true);
  for (const other of ['254712345679', '2547****5679', '712345678', '************', '', 'null'])
    expect(fitsPhone(other, ours)).toBe(false);
});
