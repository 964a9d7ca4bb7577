import {
  choosePlan,
  getPricing,
  type PlanName,
  type Pricing,
  type PricingPlan,
  planNames,
} from '@kazi/simulation/pricing';
import { Row, Stack, Text } from '@kazi/ui/layout';
import { Panel } from '@kazi/ui/panel';
import { toast } from '@kazi/ui/toast';
import { Badge, Button, SegmentedControl } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import IconCheck from '#icons/IconCheck';
import IconChevronDown from '#icons/IconChevronDown';
import { FailedState } from '../../shell/page/failed-state.tsx';
import { Page } from '../../shell/page/page.tsx';
import { oneOf } from '../../shell/search-params.ts';
import { useChangeSearch } from '../../shell/use-change-search.ts';
import { answerOf, useChange } from '../calls/use-answer.ts';
import { useDollars } from '../parts/formats.ts';
import { type Billing, billings } from './billing.ts';
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
    <div className={classes.skeletons} role="status" aria-label={t('loading')}>
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
      <Row lineGap={8} gap={16} wrap className={classes.billing}>
        <SegmentedControl
          aria-label={t('billing')}
          value={billing}
          data={billings.map((value) => ({ value, label: t(`billings.${value}`) }))}
          onChange={(value) => {
            const chosen = oneOf(value, billings);
            change({ billing: chosen === 'yearly' ? chosen : undefined });
          }}
        />
        <Text tone="muted" size={13}>
          {t('yearlyHint')}
        </Text>
      </Row>
      {isPending && <PlanSkeletons />}
      {error && !data && <FailedState error={error} onRetry={refetch} />}
      {data && (
        <>
          <Stack as="ul" gap={16} className={classes.plans} aria-label={t('plansTitle')}>
            {planNames.map((name) => (
              <PlanCard key={name} name={name} plan={data[name]} billing={billing} current={data.current} />
            ))}
          </Stack>
          <Questions questions={data.qandA} />
        </>
      )}
    </Page>
  );
}

interface PlanCardProps {
  name: PlanName;
  plan: PricingPlan;
  billing: Billing;
  /** The plan that is paid for. */
  current: PlanName;
}

/** A plan: its price, what it has, and the way to it. */
function PlanCard({ name, plan, billing, current }: PlanCardProps) {
  const { t } = useTranslation('demo/pricing');
  const { img, monthlyPrice, yearlyPlan, planBenefits, popular } = plan;
  const title = t(`plans.${name}.title`);
  const isYearly = billing === 'yearly';
  const dollars = useDollars();
  return (
    <li className={classes.planCard} data-popular={popular || undefined}>
      <Row align="start" justify="between">
        <img className={classes.picture} src={img} alt="" width={128} height={80} />
        {popular && (
          <Badge variant="light" tt="none">
            {t('popular')}
          </Badge>
        )}
      </Row>
      <h2 className={classes.title}>{title}</h2>
      <Text tone="muted">{t(`plans.${name}.subtitle`)}</Text>
      <p className={classes.price}>
        <strong className={classes.figure}>
          <bdi>{dollars(isYearly ? yearlyPlan.perMonth : monthlyPrice)}</bdi>
        </strong>{' '}
        {t('aMonth')}
      </p>
      <p className={classes.year}>
        {isYearly && yearlyPlan.totalAnnual > 0 && t('aYear', { amount: dollars(yearlyPlan.totalAnnual) })}
        {monthlyPrice === 0 && t('forever')}
        {!isYearly && monthlyPrice > 0 && t('endsAnyMonth')}
      </p>
      <ChoosePlan name={name} title={title} popular={popular} current={current} />
      <Stack as="ul" gap={8} className={classes.benefits} aria-label={t('has', { plan: title })}>
        {planBenefits.map((benefit) => (
          <Row as="li" key={benefit} gap={8} align="start" className={classes.benefit}>
            <IconCheck size={16} stroke={2} aria-hidden="true" />
            <span>{t(`benefits.${benefit}`)}</span>
          </Row>
        ))}
      </Stack>
    </li>
  );
}

interface ChoosePlanProps {
  name: PlanName;
  title: string;
  popular: boolean;
  /** The plan that is paid for. */
  current: PlanName;
}

/** Changes to a plan, or says that it is the one there is. */
function ChoosePlan({ name, title, popular, current }: ChoosePlanProps) {
  const { t } = useTranslation('demo/pricing');
  const choose = useChange(choosePlan, {
    changes: [getPricing],
    onDone: () => {
      toast({
        message: t('changed', { plan: title }),
        action: { label: t('undo'), run: () => takeBack.mutate({ plan: current }) },
      });
    },
  });
  const takeBack = useChange(choosePlan, { changes: [getPricing] });
  const isLarger = planNames.indexOf(name) > planNames.indexOf(current);
  if (name === current) {
    return (
      <Button variant="light" aria-disabled data-disabled>
        {t('yours')}
      </Button>
    );
  }
  return (
    <Button
      variant={popular ? 'filled' : 'default'}
      loading={choose.isPending}
      onClick={() => choose.mutate({ plan: name })}
    >
      {t(isLarger ? 'upgrade' : 'change', { plan: title })}
    </Button>
  );
}
