import { expect, test } from 'vitest';
import { banks } from './banks.data.ts';
import { bankOf, coopBankCode, coopRecipientBank } from './banks.ts';

test.each(['1', '01', '001', '0001'])('KCB written as %s is one bank', (written) =>
  expect(bankOf(written)).toEqual({ code: '01', name: 'KCB Bank' }),
);

test.each(['', '99', '00', 'KCB', '-1', '1.0', '00001'])('%j is no bank', (written) =>
  expect(bankOf(written)).toBeUndefined(),
);

test('each code is two digits, once, and each rail has its form', () => {
  const codes = banks.map(({ code }) => code);
  expect(new Set(codes).size).toBe(codes.length);
  expect(codes.every((code) => /^\d{2}$/.test(code))).toBe(true);
  expect([coopBankCode('01'), coopRecipientBank('11')]).toEqual(['001', '0011']);
});
