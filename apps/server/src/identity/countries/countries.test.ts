import { country } from '@kazi/contract/identity';
import { expect, test } from 'vitest';
import * as z from 'zod';
import { api } from '../../../test/api.ts';
import { useServer } from '../../../test/app.ts';
import { survivesBadInput } from '../../../test/bad-input.ts';
import { aTenant } from '../../../test/factories/tenant.ts';

const app = useServer();

test('countries that can be chosen are there without a login, each code once, by name', async () => {
  const { status, body } = await api(app, { tenant: await aTenant(app) }).get('country/active');
  expect(status).toBe(200);
  const items = z.array(country).parse(body.items);
  expect(items).toContainEqual({ code: 'KE', name: 'Kenya', dialCode: '+254', currency: 'KES' });
  expect(new Set(items.map(({ code }) => code)).size).toBe(items.length);
  const names = items.map(({ name }) => name);
  expect(names).toEqual(names.toSorted((one, other) => one.localeCompare(other, 'en')));
  for (const { code, dialCode, currency } of items) {
    expect(new Intl.DisplayNames('en', { type: 'region', fallback: 'none' }).of(code)).toBeDefined();
    expect(Intl.supportedValuesOf('currency')).toContain(currency);
    expect(dialCode).toMatch(/^\+\d{1,3}$/);
  }
});

test('survives bad input', async () =>
  survivesBadInput(api(app, { tenant: await aTenant(app) }), { method: 'GET', path: 'country/active' }));
