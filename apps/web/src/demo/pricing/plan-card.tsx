import type { PlanName, PricingPlan } from '@kazi/simulation/pricing';
import { choosePlan, getPricing, planNames } from '@kazi/simulation/pricing';
import { useLocale } from '@kazi/ui/locale';
import { toast } from '@kazi/ui/toast';
import { Badge, Button } from '@mantine/core';
import IconCheck from '#icons/IconCheck';
import { useChange } from '../calls/use-answer.ts';
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
  const { title, subtitle, img, monthlyPrice, yearlyPlan, planBenefits, popular } = plan;
  const isYearly = billing === 'yearly';
  return (
    <li className={classes.plan} data-popular={popular || undefined}>
      <div className={classes.top}>
        <img className={classes.picture} src={img} alt="" width={128} height={80} />
        {popular && (
          <Badge variant="light" tt="none">
            Popular
          </Badge>
        )}
      </div>
      <h2 className={classes.title}>{title}</h2>
      <p className={classes.subtitle}>{subtitle}</p>
      <p className={classes.price}>
        <bdi>
          <strong className={classes.figure}>
            <Dollars amount={isYearly ? yearlyPlan.perMonth : monthlyPrice} />
          </strong>{' '}
          a month
        </bdi>
      </p>
      <p className={classes.year}>
        {isYearly && yearlyPlan.totalAnnual > 0 && (
          <bdi>
            <Dollars amount={yearlyPlan.totalAnnual} /> a year
          </bdi>
        )}
        {monthlyPrice === 0 && 'For ever'}
        {!isYearly && monthlyPrice > 0 && 'Ends with any month'}
      </p>
      <ChoosePlan name={name} title={title} popular={popular} current={current} />
      <ul className={classes.benefits} aria-label={`What ${title} has`}>
        {planBenefits.map((benefit) => (
          <li key={benefit} className={classes.benefit}>
            <IconCheck size={16} stroke={2} aria-hidden="true" />
            <bdi>{benefit}</bdi>
          </li>
        ))}
      </ul>
    </li>
  );
}

/** An amount of whole US dollars: $49. */
function Dollars({ amount }: { amount: number }) {
  const format = new Intl.NumberFormat(useLocale(), {
    style: 'currency',
    currency: 'USD',
    currencyDisplay: 'narrowSymbol',
    maximumFractionDigits: 0,
  });
  return <bdi style={{ fontVariantNumeric: 'tabular-nums' }}>{format.format(amount)}</bdi>;
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
  const choose = useChange(choosePlan, {
    changes: [getPricing],
    onDone: () => {
      toast({
        message: `Your plan is ${title} now.`,
        action: { label: 'Undo', run: () => takeBack.mutate({ plan: current }) },
      });
    },
  });
  const takeBack = useChange(choosePlan, { changes: [getPricing] });
  const isLarger = planNames.indexOf(name) > planNames.indexOf(current);
  if (name === current) {
    return (
      <Button variant="light" aria-disabled data-disabled>
        Your plan
      </Button>
    );
  }
  return (
    <Button
      variant={popular ? 'filled' : 'default'}
      loading={choose.isPending}
      onClick={() => choose.mutate({ plan: name })}
    >
      {isLarger ? `Upgrade to ${title}` : `Change to ${title}`}
    </Button>
  );
}
