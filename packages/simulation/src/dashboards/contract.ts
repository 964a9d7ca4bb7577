import { get, type Nothing } from '../core/call.ts';

/*
 * Additions: what the dashboards show beside the cards that the specification lists. Amounts of money are whole
 * Kenya shillings.
 */

export interface Transaction {
  id: number;
  /** How it was paid. */
  means: 'mobile' | 'bank' | 'card' | 'cash';
  title: string;
  detail: string;
  /** The one company it was with, where it was one. */
  company?: string;
  /** Below zero for what was paid out. */
  amount: number;
}

export interface SellingCompany {
  id: number;
  name: string;
  category: 'Groceries' | 'Tea and coffee' | 'Bakery' | 'Solar and lamps' | 'Crafts' | 'Health';
  orders: number;
  views: number;
  revenue: number;
  /** Percent more than in the month before. */
  growth: number;
}

interface Face {
  fullName: string;
  avatar: string;
}

export interface MarketDay {
  title: string;
  text: string;
  /** ISO 8601. */
  startsAt: string;
  endsAt: string;
  place: string;
  address: string;
  attending: Face[];
  /** How many more come. */
  others: number;
}

export interface ActivityEntry {
  id: number;
  kind: 'order' | 'payment' | 'delivery' | 'review';
  title: string;
  detail: string;
  person: Face | null;
  /** ISO 8601. */
  at: string;
}

export interface DesignProject {
  title: string;
  text: string;
  labels: string[];
  members: (Face & { jobTitle: string })[];
  dueAt: string;
  budget: number;
  tasksDone: number;
  tasks: number;
}

const advance = '/card/card-advance';
export const getTransactions = get<Nothing, { transactions: Transaction[] }>(`${advance}/transactions`);
export const getCompanies = get<Nothing, { companies: SellingCompany[] }>(`${advance}/company-table`);
export const getMarketDay = get<Nothing, MarketDay>(`${advance}/market-day`);
export const getActivity = get<Nothing, { activity: ActivityEntry[] }>(`${advance}/activity`);
export const getDesignProject = get<Nothing, DesignProject>(`${advance}/app-design`);
