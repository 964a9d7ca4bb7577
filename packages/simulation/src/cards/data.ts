import { daysFromToday } from '../core/days.ts';
import {
  type AverageSessions,
  type Customers,
  type GoalOverview,
  type Period,
  type ProductOrders,
  periods,
  type ReportYear,
  type Revenue,
  type RevenueReport,
  reportYears,
  type SessionsByDevice,
  type SiteTraffic,
  type Statistic,
  type SupportTracker,
  type Timeline,
  trafficSources,
} from './contract.ts';
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

export const supportTracker = (period: Period): SupportTracker => {
  const of = {
    'Last 28 Days': { totalTicket: 186, newTicket: 34, openTicket: 29, responseTime: 3 },
    'Last Month': { totalTicket: 203, newTicket: 41, openTicket: 18, responseTime: 4 },
    'Last Year': { totalTicket: 2354, newTicket: 463, openTicket: 52, responseTime: 5 },
  }[period];
  return { last_days: periods, ...of };
};

export const averageSessions = (period: Period): AverageSessions => {
  const of = {
    'Last 28 Days': { growth: 5.2, users: 61_840, duration: 4.2, from: 2560, to: 2910, count: 28, seed: 1 },
    'Last Month': { growth: 3.4, users: 60_310, duration: 4.1, from: 2440, to: 2790, count: 30, seed: 2 },
    'Last Year': { growth: 21.7, users: 583_200, duration: 3.8, from: 1720, to: 2740, count: 12, seed: 3 },
  }[period];
  const step = period === 'Last Year' ? 'month' : 'day';
  const data = course({ ...of, sway: 0.16 });
  return {
    last_days: periods,
    sessions: Math.round(sum(data) / data.length),
    growth: of.growth,
    goal: 100_000,
    users: of.users,
    retention: 90,
    duration: of.duration,
    series: [{ name: 'Sessions a day', data }],
    dates: latest(step, data.length),
    step,
  };
};

export const revenueReport = (year: ReportYear): RevenueReport => {
  const at = reportYears.indexOf(year);
  const scale = 1 / 1.24 ** at;
  const income = course({ seed: 11 + at, count: 12, from: 4.1e6 * scale, to: 6e6 * scale, sway: 0.14 });
  const expenses = income.map((value, month) =>
    Math.round(value * (0.62 + 0.03 * ((month * 5 + at) % 7) - 0.05)),
  );
  const budget = course({ seed: 0, count: 12, from: 4.6e6 * scale, to: 6.2e6 * scale, sway: 0 });
  return {
    years: reportYears,
    year,
    price: sum(income),
    budget: sum(budget),
    series: [
      { name: 'Income', data: income },
      { name: 'Expenses', data: expenses },
      { name: 'Budget', data: budget },
    ],
  };
};

export const goalOverview = (): GoalOverview => ({ completed: 28_640_500, inProgress: 4_512_300 });

/** In the first week of a month its first seven days are told, so that there is something to see. */
const fewestDays = 7;

const addedUp = (values: readonly number[]) => values.map((_, at) => sum(values.slice(0, at + 1)));

export const revenue = (): Revenue => {
  const day = Math.max(fewestDays, daysFromToday(0).getDate());
  const now = addedUp(course({ seed: 21, count: 31, from: 352_000, to: 398_000, sway: 0.3 })).slice(0, day);
  const before = addedUp(course({ seed: 22, count: 31, from: 326_000, to: 348_000, sway: 0.3 }));
  const thisMonth = now.at(-1) ?? 0;
  return {
    thisMonth,
    lastMonth: before.at(-1) ?? 0,
    growth: percentMore(thisMonth, before[day - 1] ?? thisMonth),
    series: [
      { name: 'This month', data: now },
      { name: 'Last month', data: before },
    ],
  };
};

export const productOrders = (period: Period): ProductOrders => {
  const of = {
    'Last 28 Days': { finished: 3846, pending: 214, rejected: 58 },
    'Last Month': { finished: 4012, pending: 61, rejected: 73 },
    'Last Year': { finished: 41_260, pending: 214, rejected: 702 },
  }[period];
  return { last_days: periods, ...of };
};

export const sessionsByDevice = (period: Period): SessionsByDevice => {
  const of = {
    'Last 28 Days': { mobile: 71.2, desktop: 22.4, tablet: 6.4 },
    'Last Month': { mobile: 69.8, desktop: 23.5, tablet: 6.7 },
    'Last Year': { mobile: 64.1, desktop: 28, tablet: 7.9 },
  }[period];
  return {
    last_days: periods,
    devices: [
      { name: 'Mobile', usage: of.mobile, upDown: 2.8 },
      { name: 'Desktop', usage: of.desktop, upDown: -2.1 },
      { name: 'Tablet', usage: of.tablet, upDown: -0.7 },
    ],
  };
};

export const customers = (period: Period): Customers => {
  const of = {
    'Last 28 Days': { New: 892, Returning: 2141, Referrals: 305 },
    'Last Month': { New: 934, Returning: 2088, Referrals: 281 },
    'Last Year': { New: 8417, Returning: 5926, Referrals: 2390 },
  }[period];
  return {
    last_days: periods,
    customers: [
      { name: 'New', result: of.New },
      { name: 'Returning', result: of.Returning },
      { name: 'Referrals', result: of.Referrals },
    ],
  };
};
