import { type Answer, on } from '../core/answers.ts';
import { whole } from '../core/inputs.ts';
import * as analytics from './analytics.data.ts';
import * as calls from './contract.ts';
import * as statistics from './statistics.data.ts';

/** The period asked for; the first where none or an unknown one is. */
const periodOf = (asked: string | undefined): calls.Period =>
  calls.periods.find((period) => period === asked) ?? calls.periods[0];

const yearOf = (asked: string | undefined): calls.ReportYear =>
  calls.reportYears.find((year) => year === whole(asked, 0)) ?? calls.reportYears[0];

export const answers: readonly Answer[] = [
  on(calls.getSupportTracker, ({ query }) => analytics.supportTracker(periodOf(query('period')))),
  on(calls.getAverageSessions, ({ query }) => analytics.averageSessions(periodOf(query('period')))),
  on(calls.getRevenueReport, ({ query }) => analytics.revenueReport(yearOf(query('year')))),
  on(calls.getGoalOverview, analytics.goalOverview),
  on(calls.getRevenue, analytics.revenue),
  on(calls.getProductOrders, ({ query }) => analytics.productOrders(periodOf(query('period')))),
  on(calls.getSessionsByDevice, ({ query }) => analytics.sessionsByDevice(periodOf(query('period')))),
  on(calls.getCustomers, ({ query }) => analytics.customers(periodOf(query('period')))),

  on(calls.getOrdersOfWeek, statistics.ordersOfWeek),
  on(calls.getProfit, statistics.profit),
  on(calls.getSubscribers, statistics.subscribers),
  on(calls.getRevenueStatistic, statistics.revenueStatistic),
  on(calls.getSales, statistics.sales),
  on(calls.getOrdersReceived, statistics.ordersReceived),
  on(calls.getSiteTraffic, statistics.siteTraffic),
  on(calls.getActiveUsers, statistics.activeUsers),
  on(calls.getNewsletter, statistics.newsletter),
];
