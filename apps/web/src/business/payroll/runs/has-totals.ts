import type { Run } from '@kazi/contract/payroll';

/** Whether a run comes to something: before its first calculation that is not known, which is not nothing. */
export const hasTotals = ({ status }: Run): boolean => status !== 'draft';
