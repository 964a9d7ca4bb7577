export const employeeParts = ['left', 'incomplete', 'all'] as const;

/** What the list of employees is narrowed to; those who work here now where it says nothing. */
export interface EmployeeSearch {
  q?: string | undefined;
  part?: (typeof employeeParts)[number] | undefined;
  department?: string | undefined;
}
