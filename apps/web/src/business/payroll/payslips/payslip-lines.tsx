import type { PayslipLine, PayslipOpened } from '@kazi/contract/payroll';
import { lineKinds } from '@kazi/contract/payroll/words';
import { Money } from '@kazi/ui/money';
import { Panel } from '@kazi/ui/panel';
import { useTranslation } from 'react-i18next';
import IconChevronRight from '#icons/IconChevronRight';
import classes from './payslips.module.css';
import { type Reason, usePercent, useWhyWords } from './use-why-words.ts';

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

interface WhyProps {
  why: Reason;
  currency: string;
}

/** What an amount was computed from, in plain words; the tax as a small table of its bands. */
function Why({ why, currency }: WhyProps) {
  const sentences = useWhyWords(currency)(why);
  return (
    <>
      {why.rule === 'paye' && <Bands why={why} currency={currency} />}
      {sentences.map((sentence) => (
        <p key={sentence}>{sentence}</p>
      ))}
    </>
  );
}

interface BandsProps {
  why: Extract<Reason, { rule: 'paye' }>;
  currency: string;
}

/** How much of the taxable pay lies in each band, and the tax on it. */
function Bands({ why: { bands, charged }, currency }: BandsProps) {
  const { t } = useTranslation('payroll');
  const percent = usePercent();
  return (
    <table className={classes.bands}>
      <thead>
        <tr>
          <th scope="col">{t('why.bandAmount')}</th>
          <th scope="col">{t('why.bandRate')}</th>
          <th scope="col">{t('why.bandTax')}</th>
        </tr>
      </thead>
      <tbody>
        {bands
          .filter(({ amount }) => amount > 0)
          .map(({ rate, amount, tax }) => (
            <tr key={rate}>
              <td>
                <Money amount={amount} currency={currency} />
              </td>
              <td>× {percent(rate)}</td>
              <td>
                <Money amount={tax} currency={currency} />
              </td>
            </tr>
          ))}
      </tbody>
      <tfoot>
        <tr>
          <td colSpan={2}>{t('why.bandSum')}</td>
          <td>
            <Money amount={charged} currency={currency} />
          </td>
        </tr>
      </tfoot>
    </table>
  );
}
