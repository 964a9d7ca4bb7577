import { sum } from '@kazi/contract/cents';
import type { RunOpened } from '@kazi/contract/payroll';
import { DataCard } from '@kazi/ui/data-card';
import { Money } from '@kazi/ui/money';
import { Panel } from '@kazi/ui/panel';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { hasTotals } from './run-status.tsx';
import classes from './runs.module.css';

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
        <span className={classes.failure}>
          {t('run.lacks')} <Money amount={lacking} currency={currency} />
        </span>
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
  const parts = [
    [t('run.net'), totals.net],
    [t('run.obligations'), totals.obligations],
    [t('run.fees'), totals.fees],
    [t('run.rounding'), totals.rounding],
  ] as const;
  return (
    <Panel title={t('run.sums')}>
      <dl className={classes.sums}>
        {parts.map(([name, amount]) => [
          <dt key={`${name}, name`}>{name}</dt>,
          <dd key={`${name}, amount`}>
            <Money amount={amount} currency={currency} />
          </dd>,
        ])}
        <dt data-total>{t('run.leaving')}</dt>
        <dd data-total>
          <Money amount={totals.leaving} currency={currency} />
        </dd>
      </dl>
    </Panel>
  );
}
