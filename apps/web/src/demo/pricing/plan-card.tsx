import type { PlanName, PricingPlan } from '@kazi/simulation/pricing';
import { choosePlan, getPricing, planNames } from '@kazi/simulation/pricing';
import { toast } from '@kazi/ui/toast';
import { Badge, Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import IconCheck from '#icons/IconCheck';
import { useChange } from '../calls/use-answer.ts';
import { useDollars } from '../parts/use-dollars.ts';
import type { Billing } from './billing.ts';
import classes from './plan-card.module.css';

interface PlanCardProps {
  name: PlanName;
  plan: PricingPlan;
  billing: Billing;
  /** The plan that is paid for. */
  current: PlanName;
}

/** A plan: its price, what it has, and the way to it. */
export function PlanCard({ name, plan, billing, current }: PlanCardProps) {
  const { t } = useTranslation('demo/pricing');
  const { img, monthlyPrice, yearlyPlan, planBenefits, popular } = plan;
  const title = t(`plans.${name}.title`);
  const isYearly = billing === 'yearly';
  const dollars = useDollars();
  return (
    <li className={classes.plan} data-popular={popular || undefined}>
      <div className={classes.top}>
        <img className={classes.picture} src={img} alt="" width={128} height={80} />
        {popular && (
          <Badge variant="light" tt="none">
            {t('popular')}
          </Badge>
        )}
      </div>
      <h2 className={classes.title}>{title}</h2>
      <p className={classes.subtitle}>{t(`plans.${name}.subtitle`)}</p>
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
      <ul className={classes.benefits} aria-label={t('has', { plan: title })}>
        {planBenefits.map((benefit) => (
          <li key={benefit} className={classes.benefit}>
            <IconCheck size={16} stroke={2} aria-hidden="true" />
            <span>{t(`benefits.${benefit}`)}</span>
          </li>
        ))}
      </ul>
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
