import { kenyanToday } from '@kazi/contract/days';
import { addDays } from '@kazi/contract/shared';
import { dateFormat } from '@kazi/ui/date-format';
import { Row } from '@kazi/ui/layout';
import { useLocale } from '@kazi/ui/locale';
import { Money } from '@kazi/ui/money';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import IconCircleCheck from '#icons/IconCircleCheck';
import { api } from '../../../api/queries.ts';
import classes from '../returns/due-soon.module.css';

const newForDays = 5;

/** That the pay of one's newest payslip is here, from pay day on for some days. */
export function ArrivedPay() {
  const { t } = useTranslation('dashboard');
  const locale = useLocale();
  const { data } = useQuery(api.payroll.payslips.list.queryOptions({ input: { limit: 1 } }));
  const payslip = data?.items[0];
  if (payslip?.kind !== 'pay' || payslip.payout !== 'arrived') return null;
  if (payslip.payDay < addDays(kenyanToday(), -newForDays)) return null;
  const { id, month, net, currency } = payslip;
  const name = dateFormat(locale, { month: 'long', timeZone: 'UTC' }).format(new Date(`${month}-01`));
  return (
    <Row as="p" align="start" gap={8} className={classes.line} data-arrived>
      <IconCircleCheck size={18} stroke={1.7} aria-hidden="true" />
      <span>
        <strong>{t('payroll.arrived', { month: name })}</strong> <Money amount={net} currency={currency} />{' '}
        <Link to="/payroll/payslips/$payslipId" params={{ payslipId: id }}>
          {t('payroll.open')}
        </Link>
      </span>
    </Row>
  );
}
