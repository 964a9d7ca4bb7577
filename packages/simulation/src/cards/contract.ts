import { get, type Nothing } from '../core/call.ts';

export const periods = ['Last 28 Days', 'Last Month', 'Last Year'] as const;
export type Period = (typeof periods)[number];

export const reportYears = [2020, 2019, 2018] as const;
export type ReportYear = (typeof reportYears)[number];

/** The specified call takes nothing and answers for the first period; choosing one is an addition. */
interface PeriodQuery {
  period?: Period | undefined;
}

interface Periodic {
  /** The periods one can choose from. */
  last_days: readonly Period[];
}

export interface NamedSeries {
  name: string;
  data: number[];
}

/** A development over time. All amounts of money are whole Kenya shillings. */
export interface Timeline {
  series: NamedSeries[];
  /** The days the values stand for, ISO 8601; of a week or a month, its first. */
  dates: string[];
  step: 'day' | 'week' | 'month';
}

export interface SupportTracker extends Periodic {
  totalTicket: number;
  newTicket: number;
  openTicket: number;
  /** Hours until the first answer, on average. */
  responseTime: number;
}

export interface AverageSessions extends Periodic, Timeline {
  /** On one day, on average. */
  sessions: number;
  /** Percent more than in the period before. */
  growth: number;
  /** Sessions that are aimed at in a month. */
  goal: number;
  users: number;
  /** Percent of users who come back. */
  retention: number;
  /** Minutes of a session, on average. */
  duration: number;
}

export interface RevenueReport {
  years: readonly ReportYear[];
  year: ReportYear;
  /** Income of the year. */
  price: number;
  budget: number;
  /** Income, expenses and budget by month. */
  series: [NamedSeries, NamedSeries, NamedSeries];
}

export interface GoalOverview {
  completed: number;
  inProgress: number;
}

export interface Revenue {
  /** Until today. */
  thisMonth: number;
  lastMonth: number;
  /** Percent more than by the same day of last month. */
  growth: number;
  /** This month and last, added up day by day. */
  series: [NamedSeries, NamedSeries];
}

export interface ProductOrders extends Periodic {
  finished: number;
  pending: number;
  rejected: number;
}

export interface SessionsByDevice extends Periodic {
  /** `usage` in percent of all sessions, `upDown` in percent points. */
  devices: { name: 'Mobile' | 'Desktop' | 'Tablet'; usage: number; upDown: number }[];
}

export interface Customers extends Periodic {
  customers: { name: 'New' | 'Returning' | 'Referrals'; result: number }[];
}

/** One figure, and how it came about. */
export interface Statistic extends Timeline {
  total: number;
  /** Percent more than in the period before. */
  growth: number;
}

/** Where visitors come from. */
export const trafficSources = ['Search', 'Social media', 'Direct', 'Other sites', 'E-mail'] as const;

/** Visits by where they came from: the only series that is not over time. */
export interface SiteTraffic {
  total: number;
  growth: number;
  series: [NamedSeries];
  sources: readonly (typeof trafficSources)[number][];
}

const analytics = '/card/card-analytics';
export const getSupportTracker = get<PeriodQuery, SupportTracker>(`${analytics}/support-tracker`);
export const getAverageSessions = get<PeriodQuery, AverageSessions>(`${analytics}/avg-sessions`);
export const getRevenueReport = get<{ year?: ReportYear }, RevenueReport>(`${analytics}/revenue-report`);
export const getGoalOverview = get<Nothing, GoalOverview>(`${analytics}/goal-overview`);
export const getRevenue = get<Nothing, Revenue>(`${analytics}/revenue`);
export const getProductOrders = get<PeriodQuery, ProductOrders>(`${analytics}/product-orders`);
export const getSessionsByDevice = get<PeriodQuery, SessionsByDevice>(`${analytics}/sessions-device`);
export const getCustomers = get<PeriodQuery, Customers>(`${analytics}/customers`);

const statistics = '/card/card-statistics';
export const getOrdersOfWeek = get<Nothing, Statistic>(`${statistics}/orders-bar-chart`);
export const getProfit = get<Nothing, Statistic>(`${statistics}/profit-line-chart`);
export const getSubscribers = get<Nothing, Statistic>(`${statistics}/subscribers`);
export const getRevenueStatistic = get<Nothing, Statistic>(`${statistics}/revenue`);
export const getSales = get<Nothing, Statistic>(`${statistics}/sales`);
export const getOrdersReceived = get<Nothing, Statistic>(`${statistics}/orders`);
export const getSiteTraffic = get<Nothing, SiteTraffic>(`${statistics}/site-traffic`);
export const getActiveUsers = get<Nothing, Statistic>(`${statistics}/active-users`);
export const getNewsletter = get<Nothing, Statistic>(`${statistics}/newsletter`);
