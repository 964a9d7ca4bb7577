import { type SiteTraffic, type Statistic, type Timeline, trafficSources } from './contract.ts';
import { course, latest, percentMore, sum } from './timelines.ts';

interface Summed {
  name: string;
  step: Timeline['step'];
  /** Values of this period. */
  data: number[];
  /** What all of the period before came to. */
  before: number;
}

/** A figure that is the sum of its series. */
function summed({ name, step, data, before }: Summed): Statistic {
  const total = sum(data);
  return {
    total,
    growth: percentMore(total, before),
    series: [{ name, data }],
    dates: latest(step, data.length),
    step,
  };
}

/** A figure that is where its series stands now. */
function standing({ name, step, data, before }: Summed): Statistic {
  return {
    ...summed({ name, step, data, before }),
    total: data.at(-1) ?? 0,
    growth: percentMore(data.at(-1) ?? 0, before),
  };
}

export const ordersOfWeek = (): Statistic =>
  summed({
    name: 'Orders',
    step: 'day',
    data: course({ seed: 31, count: 7, from: 138, to: 156, sway: 0.28 }),
    before: 958,
  });

export const profit = (): Statistic =>
  summed({
    name: 'Profit',
    step: 'week',
    data: course({ seed: 32, count: 8, from: 392_000, to: 561_000, sway: 0.2 }),
    before: 3_412_000,
  });

/** New ones of each day. */
export const subscribers = (): Statistic =>
  summed({
    name: 'Subscribers',
    step: 'day',
    data: course({ seed: 33, count: 28, from: 30, to: 52, sway: 0.16 }),
    before: 1042,
  });

export const revenueStatistic = (): Statistic =>
  summed({
    name: 'Revenue',
    step: 'day',
    data: course({ seed: 34, count: 28, from: 338_000, to: 372_000, sway: 0.25 }),
    before: 9_310_000,
  });

/** Items sold, at the shop's own till and in the browser. */
export function sales(): Statistic {
  const online = course({ seed: 35, count: 6, from: 4480, to: 6120, sway: 0.08 });
  const counter = course({ seed: 36, count: 6, from: 2650, to: 2240, sway: 0.1 });
  const total = sum([...online, ...counter]);
  return {
    total,
    growth: percentMore(total, 43_900),
    series: [
      { name: 'Online', data: online },
      { name: 'At the counter', data: counter },
    ],
    dates: latest('month', 6),
    step: 'month',
  };
}

/** As many as `productOrders` finished, put off and turned down in the same days. */
export function ordersReceived(): Statistic {
  const data = course({ seed: 37, count: 27, from: 144, to: 160, sway: 0.2 });
  return summed({ name: 'Orders', step: 'day', data: [...data, 4118 - sum(data)], before: 3876 });
}

export const siteTraffic = (): SiteTraffic => ({
  total: 76_552,
  growth: 6.1,
  series: [{ name: 'Visits', data: [31_208, 19_874, 14_346, 7122, 4002] }],
  sources: trafficSources,
});

export const activeUsers = (): Statistic =>
  standing({
    name: 'Active users',
    step: 'day',
    data: course({ seed: 39, count: 14, from: 1080, to: 1248, sway: 0.1 }),
    before: 1164,
  });

/** Letters sent each week, and how many of them were opened. */
export function newsletter(): Statistic {
  const sent = course({ seed: 40, count: 8, from: 11_400, to: 12_460, sway: 0.01 });
  const opened = course({ seed: 41, count: 8, from: 4380, to: 5310, sway: 0.1 });
  return {
    total: opened.at(-1) ?? 0,
    growth: percentMore(opened.at(-1) ?? 0, opened.at(-2) ?? 1),
    series: [
      { name: 'Sent', data: sent },
      { name: 'Opened', data: opened },
    ],
    dates: latest('week', 8),
    step: 'week',
  };
}
