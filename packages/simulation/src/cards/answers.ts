import { type Answer, on } from '../core/answers.ts';
import { whole } from '../core/lists.ts';
import * as calls from './contract.ts';
import * as samples from './data.ts';

/** The period asked for; the first where none or an unknown one is. */
const periodOf = (asked: string | undefined): calls.Period =>
  calls.periods.find((period) => period === asked) ?? calls.periods[0];

const yearOf = (asked: string | undefined): calls.ReportYear =>
  calls.reportYears.find((year) => year === whole(asked, 0)) ?? calls.reportYears[0];

export const answers: readonly Answer[] = [
  on(calls.getSupportTracker, ({ query }) => samples.supportTracker(periodOf(query('period')))),
  on(calls.getAverageSessions, ({ query }) => samples.averageSessions(periodOf(query('period')))),
  on(calls.getRevenueReport, ({ query }) => samples.revenueReport(yearOf(query('year')))),
  on(calls.getGoalOverview, samples.goalOverview),
  on(calls.getRevenue, samples.revenue),
  on(calls.getProductOrders, ({ query }) => samples.productOrders(periodOf(query('period')))),
  on(calls.getSessionsByDevice, ({ query }) => samples.sessionsByDevice(periodOf(query('period')))),
  on(calls.getCustomers, ({ query }) => samples.customers(periodOf(query('period')))),

  on(calls.getOrdersOfWeek, samples.ordersOfWeek),
  on(calls.getProfit, samples.profit),
  on(calls.getSubscribers, samples.subscribers),
  on(calls.getRevenueStatistic, samples.revenueStatistic),
  on(calls.getSales, samples.sales),
  on(calls.getOrdersReceived, samples.ordersReceived),
  on(calls.getSiteTraffic, samples.siteTraffic),
  on(calls.getActiveUsers, samples.activeUsers),
  on(calls.getNewsletter, samples.newsletter),
];
