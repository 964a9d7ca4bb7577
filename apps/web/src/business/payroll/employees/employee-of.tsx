import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { api } from '../../../api/queries.ts';

interface EmployeeOfProps {
  /** Id of the login. */
  user: string;
}

/** For the page of a person: the way to their employment; nothing for a person who is not on the payroll. */
export function EmployeeOf({ user }: EmployeeOfProps) {
  const { t } = useTranslation('users');
  const { data } = useQuery(
    api.payroll.employees.list.queryOptions({
      input: { user, part: 'all', limit: 1 },
    }),
  );
  const employee = data?.items[0];
  if (!employee) return null;
  return (
    <Link to="/payroll/employees/$employeeId" params={{ employeeId: employee.id }}>
      {t('employee', { number: employee.number })}
    </Link>
  );
}
