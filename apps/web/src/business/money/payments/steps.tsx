import type { PaymentOpened } from '@kazi/contract/money';
import { Panel } from '@kazi/ui/panel';
import { useTranslation } from 'react-i18next';
import { oneOf } from '../../../shell/search-params.ts';
import { StatusGlyph } from '../../status.tsx';
import { Moment } from '../parts/moment.tsx';
import classes from './payment-page.module.css';

/** What happened to a payment, oldest first, and what is waited for. */
export function Steps({ payment }: { payment: PaymentOpened }) {
  const { t } = useTranslation(['payments', 'wallet']);
  const { steps, status } = payment;
  const waits = oneOf(status, ['awaiting-approval', 'created', 'submitted', 'unknown']);
  return (
    <Panel title={t('steps.title')}>
      <ol className={classes.steps}>
        {steps.map((step) => (
          <li key={`${step.at} ${step.status}`} className={classes.step}>
            <span className={classes.glyph}>
              <StatusGlyph status={step.status} />
            </span>
            <span className={classes.name}>{t(`wallet:status.${step.status}`)}</span>
            <span className={classes.detail}>
              <Moment at={step.at} />
            </span>
          </li>
        ))}
        {waits && (
          <li className={`${classes.step} ${classes.next}`}>
            <span className={classes.glyph}>
              <StatusGlyph status="draft" />
            </span>
            <span>{t(`steps.next.${waits}`)}</span>
          </li>
        )}
      </ol>
    </Panel>
  );
}
