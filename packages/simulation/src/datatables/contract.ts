import { get, type Nothing } from '../core/call.ts';

/** Somebody of the staff, with every value as a table would get it: texts, and a number for the status. */
export interface StaffRecord {
  /** Always empty: the column where a narrow table puts its button. */
  responsive_id: string;
  id: number;
  /** File name of a picture, empty where there is none. */
  avatar: string;
  full_name: string;
  /** Job title. */
  post: string;
  email: string;
  city: string;
  /** `MM/DD/YYYY`. */
  start_date: string;
  /** With a dollar sign: `$23,896.35`. */
  salary: string;
  age: string;
  /** `1 Year`. */
  experience: string;
  /** From 1 to 5. */
  status: number;
}

export interface StaffQuery {
  /** Part of a name, job title, e-mail address, age, salary or start date. */
  q?: string;
  /** Rows of a page, 10 where not given. */
  perPage?: number;
  /** From 1. */
  page?: number;
}

interface StaffPage {
  allData: StaffRecord[];
  /** The rows of the page, whatever the name says. */
  invoices: StaffRecord[];
  /** How many match, on all pages. */
  total: number;
}

export const allStaff = get<Nothing, StaffRecord[]>('/api/datatables/initial-data');
export const listStaff = get<StaffQuery, StaffPage>('/api/datatables/data');
