import { kenyanToday } from '@kazi/contract/days';
import { Row } from '@kazi/ui/layout';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import IconCalendarEvent from '#icons/IconCalendarEvent';
import { api } from '../../../api/queries.ts';
import { dueOf } from './due.ts';
import classes from './due-soon.module.css';

const soonDays = 7;

/** How many obligations are due within a week or late, with the way to them; nothing where there is none. */
export function DueSoon() {
  const { t } = useTranslation('dashboard');
  const { data } = useQuery(api.payroll.returns.list.queryOptions({ input: { part: 'open' } }));
  const due = (data?.items ?? []).map(({ dueOn }) => dueOf(dueOn, kenyanToday()));
  const late = due.filter(({ state }) => state === 'overdue').length;
  const soon = due.filter(({ state, days }) => state !== 'overdue' && days <= soonDays).length;
  if (late + soon === 0) return null;
  return (
    <Row as="p" align="start" gap={8} className={classes.line} data-late={late > 0 || undefined}>
      <IconCalendarEvent size={18} stroke={1.7} aria-hidden="true" />
      <span>
        {late > 0 && t('payroll.late', { count: late })} {soon > 0 && t('payroll.soon', { count: soon })}{' '}
        <Link to="/payroll/returns">{t('payroll.look')}</Link>
      </span>
    </Row>
  );
}
