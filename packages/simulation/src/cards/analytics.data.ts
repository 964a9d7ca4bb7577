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
  type SupportTracker,
} from './contract.ts';
import { course, latest, percentMore, sum } from './timelines.ts';

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
