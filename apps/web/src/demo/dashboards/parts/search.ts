import { type Period, periods, type ReportYear, reportYears } from '@kazi/simulation/cards';
import { oneOf } from '../../../shell/search-params.ts';

/** What the address of the eCommerce dashboard may say. */
export interface EcommerceSearch {
  year?: ReportYear | undefined;
  devices?: Period | undefined;
}

/** The cards of the analytics dashboard whose period can be chosen. */
export interface AnalyticsSearch {
  sessions?: Period | undefined;
  support?: Period | undefined;
  orders?: Period | undefined;
  customers?: Period | undefined;
}

const period = (value: unknown) => oneOf(value, periods);

export const readEcommerceSearch = (search: Record<string, unknown>): EcommerceSearch => ({
  year: reportYears.find((year) => year === Number(search.year)),
  devices: period(search.devices),
});

export const readAnalyticsSearch = (search: Record<string, unknown>): AnalyticsSearch => ({
  sessions: period(search.sessions),
  support: period(search.support),
  orders: period(search.orders),
  customers: period(search.customers),
});
