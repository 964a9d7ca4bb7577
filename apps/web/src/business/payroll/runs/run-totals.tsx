import { sum } from '@kazi/contract/cents';
import type { RunOpened } from '@kazi/contract/payroll';
import { DataCard } from '@kazi/ui/data-card';
import { Text } from '@kazi/ui/layout';
import { Money } from '@kazi/ui/money';
import { Panel } from '@kazi/ui/panel';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { useDates } from '../../../shell/use-dates.ts';
import { Sums } from '../parts/sums.tsx';
import { hasTotals } from './run-status.tsx';
import classes from './runs.module.css';

/** Payslips of closed months that this run takes back: why it pays less than its people get. */
export function Reversals({ run: { reversals, currency } }: { run: RunOpened }) {
  const { t } = useTranslation('payroll');
  const { monthName } = useDates();
  if (reversals.length === 0) return null;
  return (
    <Panel title={t('run.reversals')} description={t('run.reversalsHint')}>
      <Sums
        currency={currency}
        sums={reversals.map(({ reverses, employee, month, net }) => ({
          key: reverses,
          name: (
            <>
              <Link to="/payroll/payslips/$payslipId" params={{ payslipId: reverses }}>
                {employee.name}
              </Link>{' '}
              {monthName(month)}
            </>
          ),
          amount: net,
        }))}
      />
    </Panel>
  );
}

/** What the firm owes to others than its people by this run. */
export function Obligations({ run: { obligations, totals, currency } }: { run: RunOpened }) {
  const { t } = useTranslation('payroll');
  if (obligations.length === 0) return null;
  return (
    <Panel title={t('run.obligations')} description={t('run.obligationsHint')}>
      <Sums
        currency={currency}
        sums={[
          ...obligations.map(({ authority, name, amount }) => ({
            key: `${authority} ${name}`,
            name: name ?? t(`authority.${authority}`),
            amount,
          })),
          { key: t('run.total'), amount: totals.obligations, total: true },
        ]}
      />
    </Panel>
  );
}

/** What the firm decides about: what leaves the account, what people get, and what it all costs. */
export function RunTotals({ run }: { run: RunOpened }) {
  const { t } = useTranslation('payroll');
  const { totals, currency } = run;
  const isKnown = hasTotals(run);
  const money = (amount: number) => <Money amount={amount} currency={currency} />;
  const extras = sum([totals.fees, totals.rounding]);
  return (
    <div className={classes.totals}>
      <DataCard
        label={t('run.leaving')}
        value={isKnown ? money(totals.leaving) : '–'}
        detail={<Payer run={run} />}
      />
      <DataCard
        label={t('run.net')}
        value={isKnown ? money(totals.net) : '–'}
        detail={
          isKnown ? (
            <>
              {t('run.gross')} {money(totals.gross)}
            </>
          ) : (
            t('run.notCalculated')
          )
        }
      />
      <DataCard
        label={t('run.cost')}
        value={isKnown ? money(sum([totals.cost, extras])) : '–'}
        detail={
          isKnown ? (
            <>
              {t('run.employerAdds')} {money(totals.employer)}
              {extras !== 0 && (
                <>
                  {' · '}
                  {t('run.feesAndRounding')} {money(extras)}
                </>
              )}
            </>
          ) : (
            t('run.notCalculated')
          )
        }
      />
    </div>
  );
}

/** Whose wallet pays, and whether it has enough while that can still be mended. */
function Payer({ run }: { run: RunOpened }) {
  const { t } = useTranslation('payroll');
  const { totals, currency, available, payer, status } = run;
  if (!payer) return <Link to="/payroll/settings">{t('run.nobodyPays')}</Link>;
  const isAhead = status === 'draft' || status === 'calculated' || status === 'rejected';
  const lacking = isAhead && available !== null ? totals.leaving - available : 0;
  return (
    <>
      {t('run.fromWallet', { name: payer.name })}{' '}
      {lacking > 0 ? (
        <Text as="span" tone="danger" size={13}>
          {t('run.lacks')} <Money amount={lacking} currency={currency} />
        </Text>
      ) : (
        isAhead &&
        available !== null && (
          <>
            {t('run.has')} <Money amount={available} currency={currency} />
          </>
        )
      )}
    </>
  );
}

/** How what leaves the wallet is made up. */
export function RunSums({ run }: { run: RunOpened }) {
  const { t } = useTranslation('payroll');
  const { totals, currency } = run;
  if (!hasTotals(run)) return null;
  return (
    <Panel title={t('run.sums')}>
      <Sums
        currency={currency}
        sums={[
          { key: t('run.net'), amount: totals.net },
          { key: t('run.obligations'), amount: totals.obligations },
          { key: t('run.fees'), amount: totals.fees },
          { key: t('run.rounding'), amount: totals.rounding },
          { key: t('run.leaving'), amount: totals.leaving, total: true },
        ]}
      />
    </Panel>
  );
}
