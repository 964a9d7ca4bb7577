import { beforeEach, expect, test, vi } from 'vitest';
import { getAccountSettings } from '../account/contract.ts';
import { ask } from '../core/ask.ts';
import { simulate } from '../core/simulate.testing.ts';
import { getInvoice } from '../invoice/contract.ts';
import { firstPerson } from '../people/first-person.ts';
import { getPricing } from '../pricing/contract.ts';
import { getProfile } from '../profile/contract.ts';
import { getAccount, getUser } from './contract.ts';

beforeEach(simulate);

const dayOf = (moment = '') => moment.slice(0, 10);

test('every app says the same of the demo’s user', async () => {
  const { user } = await ask(getUser, { id: 1 });
  const { account } = await ask(getAccount, { id: 1 });
  const { userAbout, header } = await ask(getProfile, {});
  const { general, info } = await ask(getAccountSettings, {});
  const { current } = await ask(getPricing, {});
  expect(header.username).toBe(user?.fullName);
  expect(general).toMatchObject({ fullName: user?.fullName, email: user?.email, company: user?.company });
  expect(info).toMatchObject({ phone: user?.contact, website: userAbout.website });
  expect(dayOf(account?.memberSince)).toBe(dayOf(userAbout.joined));
  expect({ ofUser: user?.currentPlan, ofPrices: current }).toEqual(firstPerson.plan);
});

test('the device in use is the one that the demo is looked at with, and nobody else’s', async () => {
  const userAgent = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';
  vi.stubGlobal('navigator', { userAgent });
  const [mine, other] = await Promise.all([1, 2].map(async (id) => (await ask(getAccount, { id })).account));
  vi.unstubAllGlobals();
  const inUse = mine?.devices.filter(({ isCurrent }) => isCurrent);
  expect(inUse).toMatchObject([{ browser: 'Firefox', system: 'Linux' }]);
  expect(Date.now() - Date.parse(inUse?.[0]?.lastSeen ?? '')).toBeLessThan(60_000);
  expect(other?.devices.filter(({ isCurrent }) => isCurrent)).toEqual([]);
});

test('what happened last lies in the past for everybody, and names an invoice as it is', async () => {
  for (let id = 1; id <= 50; id++) {
    const { account } = await ask(getAccount, { id });
    const times = [
      ...(account?.activity ?? []).map(({ at }) => at),
      ...(account?.devices ?? []).map(({ lastSeen }) => lastSeen),
    ];
    expect(times.length).toBeGreaterThan(3);
    for (const time of times) expect(Date.parse(time)).toBeLessThanOrEqual(Date.now());
  }
  const { account } = await ask(getAccount, { id: 1 });
  const told = account?.activity.find(({ kind }) => kind === 'invoiced')?.detail;
  const { invoice } = await ask(getInvoice, { id: 5050 });
  expect(told).toBe(`Invoice 5050 to ${invoice?.client.company}`);
});
