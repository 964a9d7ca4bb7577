import i18next from 'i18next';
import { afterEach, expect, test, vi } from 'vitest';
import texts from '../../i18n/en/demo/forms.json';
import { formValidators, given } from './validators.ts';

await i18next.init({ lng: 'en', resources: { en: { 'demo/forms': texts } } });
const { required, emailAddress, day, newPassword, kenyanPhone, cardNumber, expiry, securityCode } =
  formValidators(i18next.getFixedT('en', 'demo/forms'));

afterEach(() => {
  vi.useRealTimers();
});

test.each(['amina@example.com', 'a.b+c@mail.example.co.ke', " o'neil@example.org "])(
  '%s is an address',
  (text) => {
    expect(emailAddress(text)).toBeNull();
  },
);

test.each(['', 'amina', 'amina@', '@example.com', 'a b@example.com', 'amina@localhost', 'a@-x.com'])(
  '%j is none',
  (text) => {
    expect(emailAddress(text)).toContain('e-mail address');
  },
);

test('what is missing is named', () => {
  expect(required('Your name')('  ')).toBe('Your name is required.');
  expect(required('Your name')('Amina')).toBeNull();
  expect(given('Who?')('  ')).toBe('Who?');
  expect(given('Who?')('Amina')).toBeNull();
  expect(newPassword('1234567')).toContain('8');
  expect(newPassword('12345678')).toBeNull();
});

test('what was typed and is no day is refused', () => {
  expect([day(''), day('2026-11-21')]).toEqual([null, null]);
  for (const typed of ['tomorrow', '31/02/2026']) expect(day(typed)).toContain('21/11/2026');
});

test.each(['0712 345 678', '0112345678', '+254712345678', '254-712-345-678'])('%s is a phone', (phone) => {
  expect(kenyanPhone(phone)).toBeNull();
});

test.each(['', '712345678', '0812345678', '07123456789', '+255712345678'])('"%s" is none here', (phone) => {
  expect(kenyanPhone(phone)).toContain('0712 345 678');
});

test('a card’s number is known by its last digit', () => {
  for (const number of ['4242 4242 4242 4242', '4111 1111 1111 1111', '4111-1111-1111-1111'])
    expect(cardNumber(number)).toBeNull();
  for (const number of ['4242 4242 4242 4241', '4111 1111 1111 1112'])
    expect(cardNumber(number)).toContain('not valid');
  for (const number of ['4242', '', 'four two four two']) expect(cardNumber(number)).toContain('13');
});

test('a card is good until the end of its month', () => {
  vi.useFakeTimers({ now: new Date(2026, 10, 30, 23), toFake: ['Date'] });
  expect(expiry('11/26')).toBeNull();
  expect(expiry('10 / 26')).toBe('This card has expired.');
  for (const month of ['13/29', '', '1/29']) expect(expiry(month)).toContain('09/29');
});

test('a security code has three or four digits', () => {
  expect([securityCode('123'), securityCode('1234')]).toEqual([null, null]);
  for (const code of ['12', '12a', '']) expect(securityCode(code)).not.toBeNull();
});
