import type { PayslipLine, PayslipOpened } from '@kazi/contract/payroll';
import { lineKinds } from '@kazi/contract/payroll/words';
import { Money } from '@kazi/ui/money';
import { Panel } from '@kazi/ui/panel';
import { useTranslation } from 'react-i18next';
import IconChevronRight from '#icons/IconChevronRight';
import classes from './payslips.module.css';
import { Why } from './why.tsx';

/** The lines of a payslip in groups, each of which says on demand what it was computed from. */
export function PayslipLines({ payslip }: { payslip: PayslipOpened }) {
  const { t } = useTranslation('payroll');
  const { lines, currency, gross, deductions } = payslip;
  const lastTaken = lines.some(({ kind, amount }) => kind === 'deduction' && amount !== 0)
    ? 'deduction'
    : 'statutory';
  return (
    <Panel title={t('payslip.lines')} description={t('payslip.linesHint')} flush>
      {lineKinds.map((group) => {
        const own = lines.filter(({ kind, amount }) => kind === group && amount !== 0);
        if (own.length === 0) return null;
        return (
          <section key={group} className={classes.group} aria-label={t(`payslip.group.${group}`)}>
            <h3 className={classes.groupName}>{t(`payslip.group.${group}`)}</h3>
            {own.map((line, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: two lines may be alike in all, and none moves
              <Line key={at} line={line} currency={currency} />
            ))}
            {group === 'earning' && <Sum name={t('run.gross')} amount={gross} currency={currency} />}
            {group === lastTaken && (
              <Sum name={t('payslip.deductions')} amount={deductions} currency={currency} />
            )}
          </section>
        );
      })}
    </Panel>
  );
}

function Line({ line, currency }: { line: PayslipLine; currency: string }) {
  const { t } = useTranslation('payroll');
  const name = line.name ?? t(`line.${line.code}`);
  return (
    <details className={classes.line}>
      <summary className={classes.summary}>
        <IconChevronRight size={16} stroke={1.6} className={classes.chevron} aria-hidden="true" />
        <span className={classes.lineName} title={name}>
          {name}
        </span>
        <Money amount={line.amount} currency={currency} />
      </summary>
      <div className={classes.why}>
        <Why why={line.why} currency={currency} />
      </div>
    </details>
  );
}

function Sum({ name, amount, currency }: { name: string; amount: number; currency: string }) {
  return (
    <div className={classes.groupSum}>
      <span>{name}</span>
      <Money amount={amount} currency={currency} />
    </div>
  );
}
