import type { Pricing } from '@kazi/simulation/pricing';
import { getPricing, planNames } from '@kazi/simulation/pricing';
import { Panel } from '@kazi/ui/panel';
import { SegmentedControl } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import IconChevronDown from '#icons/IconChevronDown';
import { FailedState } from '../../shell/page/failed-state.tsx';
import { Page } from '../../shell/page/page.tsx';
import { oneOf } from '../../shell/search-params.ts';
import { useChangeSearch } from '../../shell/use-change-search.ts';
import { answerOf } from '../calls/use-answer.ts';
import { type Billing, billings } from './billing.ts';
import { PlanCard } from './plan-card.tsx';
import classes from './pricing-page.module.css';

/** What people ask about the plans; an answer opens under its question. */
function Questions({ questions }: { questions: Pricing['qandA'] }) {
  const { t } = useTranslation('demo/pricing');
  return (
    <Panel title={t('questions')} flush>
      {questions.map(({ question, ans }, at) => (
        <details key={question} className={classes.item} open={at === 0}>
          <summary className={classes.question}>
            <bdi>{question}</bdi>
            <IconChevronDown className={classes.sign} size={16} stroke={1.8} aria-hidden="true" />
          </summary>
          <p className={classes.answer} dir="auto">
            {ans}
          </p>
        </details>
      ))}
    </Panel>
  );
}

/** Keeps the place of the plans while they load. */
function PlanSkeletons() {
  const { t } = useTranslation('demo/pricing');
  return (
    <div className={classes.planSkeletonsPlans} role="status" aria-label={t('loading')}>
      {planNames.map((name) => (
        <span key={name} className={classes.plan} />
      ))}
    </div>
  );
}

/** The plans with their prices, by the month or by the year, and what people ask about them. */
export function PricingPage({ billing = 'monthly' }: { billing: Billing | undefined }) {
  const { t } = useTranslation('demo/pricing');
  const change = useChangeSearch<{ billing?: Billing | undefined }>();
  const { data, error, isPending, refetch } = useQuery(answerOf(getPricing, {}));
  return (
    <Page title={t('title')} description={t('description')}>
      <div className={classes.billing}>
        <SegmentedControl
          aria-label={t('billing')}
          value={billing}
          data={billings.map((value) => ({ value, label: t(`billings.${value}`) }))}
          onChange={(value) => {
            const chosen = oneOf(value, billings);
            change({ billing: chosen === 'yearly' ? chosen : undefined });
          }}
        />
        <p className={classes.hint}>{t('yearlyHint')}</p>
      </div>
      {isPending && <PlanSkeletons />}
      {error && !data && <FailedState error={error} onRetry={refetch} />}
      {data && (
        <>
          <ul className={classes.plans} aria-label={t('plansTitle')}>
            {planNames.map((name) => (
              <PlanCard key={name} name={name} plan={data[name]} billing={billing} current={data.current} />
            ))}
          </ul>
          <Questions questions={data.qandA} />
        </>
      )}
    </Page>
  );
}
