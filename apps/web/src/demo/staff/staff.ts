import { allStaff, type StaffRecord } from '@kazi/simulation/datatables';
import type { StatusLook } from '@kazi/ui/tones';
import { useQuery } from '@tanstack/react-query';
import { answerOf } from '../calls/use-answer.ts';

/** What the number of a status means, and what it looks like. */
export const statuses: Readonly<Record<number, { name: string; look: StatusLook }>> = {
  1: { name: 'Current', look: { tone: 'info', progress: 'half' } },
  2: { name: 'Professional', look: { tone: 'success', progress: 'full' } },
  3: { name: 'Rejected', look: { tone: 'danger', progress: 'crossed' } },
  4: { name: 'Resigned', look: { tone: 'warning', progress: 'crossed' } },
  5: { name: 'Applied', look: { tone: 'review', progress: 'dashed' } },
};

/** Somebody of the staff, with values that can be sorted and counted. */
export interface Employee {
  id: number;
  name: string;
  post: string;
  email: string;
  city: string;
  /** `2021-04-30`. */
  start: string;
  /** US cents a month. */
  salary: number;
  age: number;
  experience: string;
  status: number;
}

/** The record of the call, whose values are texts, as values. */
export function toEmployee(record: StaffRecord): Employee {
  const { id, full_name: name, post, email, city, experience, status } = record;
  const [month, day, year] = record.start_date.split('/');
  const salary = Math.round(Number(record.salary.replace(/[^\d.]/g, '')) * 100);
  return {
    id,
    name,
    post,
    email,
    city,
    experience,
    status,
    start: `${year}-${month}-${day}`,
    salary,
    age: Number(record.age),
  };
}

/** The staff until the call answers: always the same list, so that a table is made of it once. */
export const nobody: Employee[] = [];

const toEmployees = (records: StaffRecord[]) => records.map(toEmployee);

/** All hundred of the staff, by one call. */
export const useStaff = () => useQuery({ ...answerOf(allStaff, {}), select: toEmployees });
