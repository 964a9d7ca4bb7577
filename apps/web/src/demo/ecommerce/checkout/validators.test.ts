import { afterEach, expect, test, vi } from 'vitest';
import { cardNumber, expiry, kenyanPhone, securityCode, something } from './validators.ts';

afterEach(() => {
  vi.useRealTimers();
});

test.each(['0712 345 678', '0112345678', '+254712345678', '254-712-345-678'])('%s is a phone', (phone) => {
  expect(kenyanPhone(phone)).toBeNull();
});

test.each(['', '712345678', '0812345678', '07123456789', '+255712345678'])('"%s" is none here', (phone) => {
  expect(kenyanPhone(phone)).toContain('0712 345 678');
});

test('a card’s number is known by its last digit', () => {
  expect(cardNumber('4242 4242 4242 4242')).toBeNull();
  for (const number of ['4242 4242 4242 4241', '4242', '', 'four two four two'])
    expect(cardNumber(number)).not.toBeNull();
});

test('a card is good until the end of its month', () => {
  vi.useFakeTimers({ now: new Date(2026, 10, 30, 23), toFake: ['Date'] });
  expect(expiry('11/26')).toBeNull();
  expect(expiry('10 / 26')).toBe('This card has expired.');
  expect(expiry('13/29')).toContain('09/29');
});

test('a code has three or four digits, and a name something in it', () => {
  expect([securityCode('123'), securityCode('1234'), something('Who?')('Amina')]).toEqual([null, null, null]);
  expect(securityCode('12')).not.toBeNull();
  expect(something('Who?')('  ')).toBe('Who?');
});
