import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { ask } from '../core/ask.ts';
import { request, simulate } from '../core/simulate.testing.ts';
import {
  getAverageSessions,
  getOrdersReceived,
  getProductOrders,
  getRevenue,
  getRevenueReport,
  getSessionsByDevice,
  getSiteTraffic,
  periods,
  reportYears,
} from './contract.ts';
import { sum } from './timelines.ts';

beforeEach(simulate);
afterEach(() => vi.useRealTimers());

const at = (moment: Date) => vi.useFakeTimers({ now: moment, toFake: ['Date'] });

test.each([
  'card-analytics/support-tracker',
  'card-analytics/avg-sessions',
  'card-analytics/revenue-report',
  'card-analytics/goal-overview',
  'card-analytics/revenue',
  'card-analytics/product-orders',
  'card-analytics/sessions-device',
  'card-analytics/customers',
  'card-statistics/orders-bar-chart',
  'card-statistics/profit-line-chart',
  'card-statistics/subscribers',
  'card-statistics/revenue',
  'card-statistics/sales',
  'card-statistics/orders',
  'card-statistics/site-traffic',
  'card-statistics/active-users',
  'card-statistics/newsletter',
])('GET /card/%s answers, always the same', async (path) => {
  at(new Date(2026, 8, 14, 12));
  const first = await request('GET', `/card/${path}`);
  expect(first.status).toBe(200);
  expect(await request('GET', `/card/${path}`)).toEqual(first);
});

describe('what is told by period', () => {
  test.each([['support-tracker'], ['avg-sessions'], ['product-orders'], ['sessions-device'], ['customers']])(
    '%s offers three, answers for the first unless another is asked for',
    async (name) => {
      const bodyOf = async (query: string) =>
        (await request('GET', `/card/card-analytics/${name}${query}`)).body;
      const usual = await bodyOf('');
      expect(usual).toMatchObject({ last_days: ['Last 28 Days', 'Last Month', 'Last Year'] });
      expect(await bodyOf('?period=Last%2028%20Days')).toEqual(usual);
      expect(await bodyOf('?period=Tomorrow')).toEqual(usual);
      expect(await bodyOf('?period=Last%20Year')).not.toEqual(usual);
    },
  );

  test('sessions have their goal and retention in each', async () => {
    for (const period of periods) {
      const answer = await ask(getAverageSessions, { period });
      expect(answer).toMatchObject({ goal: 100_000, retention: 90 });
      expect(answer.dates).toHaveLength(answer.series[0]?.data.length ?? 0);
    }
  });

  test('devices add up to all sessions', async () => {
    for (const period of periods) {
      const { devices } = await ask(getSessionsByDevice, { period });
      expect(sum(devices.map(({ usage }) => usage))).toBeCloseTo(100);
    }
  });
});

describe('the revenue report', () => {
  test('is of the year asked for, the latest otherwise', async () => {
    expect(await ask(getRevenueReport, {})).toMatchObject({ years: [2020, 2019, 2018], year: 2020 });
    const prices = [];
    for (const year of reportYears) {
      const report = await ask(getRevenueReport, { year });
      expect(report.year).toBe(year);
      prices.push(report.price);
    }
    expect(prices).toEqual(prices.toSorted((one, other) => other - one));
    expect((await request('GET', '/card/card-analytics/revenue-report?year=1999')).body).toMatchObject({
      year: 2020,
    });
  });

  test('has a value for each month, whose sums are the figures', async () => {
    const { price, budget, series } = await ask(getRevenueReport, { year: 2019 });
    expect(series.map(({ data }) => data.length)).toEqual([12, 12, 12]);
    expect([sum(series[0].data), sum(series[2].data)]).toEqual([price, budget]);
  });
});

test.each([
  [1, 7],
  [21, 21],
  [31, 31],
])('on day %d of a month, revenue is told of %d days, and compared with as many', async (day, told) => {
  at(new Date(2026, 7, day, 12));
  const { thisMonth, growth, series } = await ask(getRevenue, {});
  expect(series[0].data).toHaveLength(told);
  expect(series[0].data.at(-1)).toBe(thisMonth);
  expect(growth).toBeCloseTo((thisMonth / (series[1].data[told - 1] ?? 0) - 1) * 100, 1);
});

test('figures agree with each other', async () => {
  const { total, series, dates } = await ask(getOrdersReceived, {});
  const { finished, pending, rejected } = await ask(getProductOrders, {});
  expect(total).toBe(finished + pending + rejected);
  expect(total).toBe(sum(series[0]?.data ?? []));
  expect(dates).toHaveLength(28);
  const traffic = await ask(getSiteTraffic, {});
  expect(traffic.total).toBe(sum(traffic.series[0].data));
});

test('days, weeks and months lead up to today', async () => {
  at(new Date(2026, 2, 1, 9));
  const dates = async (name: string) => (await request('GET', `/card/card-statistics/${name}`)).body;
  expect(await dates('sales')).toMatchObject({
    dates: ['2025-10-01', '2025-11-01', '2025-12-01', '2026-01-01', '2026-02-01', '2026-03-01'],
  });
  expect(await dates('newsletter')).toMatchObject({ dates: expect.arrayContaining(['2026-02-22']) });
  expect(await dates('orders-bar-chart')).toMatchObject({
    dates: expect.arrayContaining(['2026-02-28', '2026-03-01']),
  });
});
