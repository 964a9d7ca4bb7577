import { ORPCError } from '@orpc/client';
import i18next from 'i18next';
import { describe, expect, test } from 'vitest';
import common from '../i18n/en/common.json';
import { toCallError } from './call-error.ts';
import { fieldErrors, messageOf } from './message.ts';

const call = (data: unknown, message?: string) =>
  new ORPCError('CONFLICT', { data, ...(message && { message }) });

describe('the message of a failed call', () => {
  test('is the nested errorMessage before all', () => {
    expect(messageOf(call({ errorMessage: 'The key SHOP is taken.' }, 'Taken'))).toBe(
      'The key SHOP is taken.',
    );
  });

  test.each([undefined, null, {}, { errorMessage: '' }, { errorMessage: 7 }, 'text'])(
    "is the server's message where the data is %j",
    (data) => {
      expect(messageOf(call(data, 'Taken'))).toBe('Taken');
    },
  );

  test('is the status text where the server said nothing', () => {
    expect(messageOf(call(undefined))).toBe('Conflict');
  });

  test("is the network's message where no answer came", () => {
    expect(messageOf(new TypeError('Failed to fetch'))).toBe('Failed to fetch');
  });
});

describe('an answer that is not in the form of the API', () => {
  test('gives its own nested message', () => {
    const error = toCallError({ message: 'No', data: { errorMessage: 'Please wait a minute.' } }, 429);
    expect(error && messageOf(error)).toBe('Please wait a minute.');
    expect(error?.status).toBe(429);
  });

  test('gives its own message', () => {
    expect(messageOf(toCallError({ message: 'Upstream is away' }, 502))).toBe('Upstream is away');
    expect(messageOf(toCallError({ code: 'quota', message: 'Too much today' }, 429))).toBe('Too much today');
  });

  test.each([undefined, '<html></html>', null, 12])('gives its status text where its body is %j', (body) => {
    expect(messageOf(toCallError(body, 502))).toBe('Bad Gateway');
  });

  test.each([402, 418, 520])(
    'gives the status text of its own answer, %d, where it says nothing',
    (status) => {
      expect(messageOf(toCallError(undefined, status, 'Not this time'))).toBe('Not this time');
      expect(messageOf(toCallError({ message: '' }, status))).toBe(`HTTP ${status}`);
    },
  );

  test('is left alone where it is in that form', () => {
    expect(
      toCallError({ defined: false, code: 'CONFLICT', status: 409, message: 'Taken' }, 409),
    ).toBeUndefined();
  });
});

describe('the fields of a refused input', () => {
  test('each say what is wrong, as a sentence begins', () => {
    const error = call({
      errorMessage: 'Two fields',
      fields: { key: 'must not be empty', name: 'is taken' },
    });
    expect(fieldErrors(error)).toEqual({ key: 'Must not be empty', name: 'Is taken' });
  });

  test('are said as a screen writes days, not as the API does', async () => {
    await i18next.init({ lng: 'en', resources: { en: { common } }, defaultNS: 'common' });
    const error = call({
      errorMessage: 'startsOn must be a date such as 2026-11-21 (and 1 more).',
      fields: { startsOn: 'must be a date such as 2026-11-21', month: 'must be a month such as 2026-11' },
      problems: {
        startsOn: { code: 'day-such-as', params: {} },
        month: { code: 'month-such-as', params: {} },
      },
    });
    expect(fieldErrors(error)).toEqual({
      startsOn: 'Must be a real date, such as 21/11/2026',
      month: 'Must be a month such as 11/2026',
    });
  });

  test('say the whole sentence where the refusal has one, and is about a single field', () => {
    const reason = { code: 'leave-exists', params: {} };
    const errorMessage = 'Leave is already entered for these days.';
    const one = { from: 'must be days without leave' };
    expect(fieldErrors(call({ errorMessage, reason, fields: one }))).toEqual({ from: errorMessage });
    expect(fieldErrors(call({ errorMessage, fields: one }))).toEqual({ from: 'Must be days without leave' });
    const two = { ...one, to: 'must be later' };
    expect(fieldErrors(call({ errorMessage, reason, fields: two }))).toEqual({
      from: 'Must be days without leave',
      to: 'Must be later',
    });
  });

  test.each([new Error('x'), call(undefined), call({ fields: null }), call({ fields: { key: 3 } })])(
    'are none where there are none (%#)',
    (error) => {
      expect(fieldErrors(error)).toEqual({});
    },
  );
});
