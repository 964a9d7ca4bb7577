import type { Account, User } from '@kazi/simulation/users';
import { type Plan, plans, updateUser } from '@kazi/simulation/users';
import { useLocale } from '@kazi/ui/locale';
import { Panel } from '@kazi/ui/panel';
import { ProgressBar } from '@kazi/ui/progress-bar';
import { toast } from '@kazi/ui/toast';
import { Button, NativeSelect } from '@mantine/core';
import { useState } from 'react';
import { oneOf } from '../../../shell/search-params.ts';
import { useChange } from '../../calls/use-answer.ts';
import { capitalised, userCalls } from '../users.ts';
import classes from './tabs.module.css';

const included: Record<Plan, string> = {
  basic: '3 seats, 6 GB and help by e-mail.',
  team: '10 seats, 20 GB and help on working days.',
  company: '25 seats, 50 GB and help within the hour.',
  enterprise: '100 seats, 200 GB and somebody to call.',
};

interface BillingTabProps {
  user: User;
  account: Account;
}

/** Which plan somebody has, how much of it they use, and how it is paid. */
export function BillingTab({ user, account }: BillingTabProps) {
  const format = new Intl.NumberFormat(useLocale());
  const { usage, period, card, billingAddress } = account;
  const usages = [
    { name: 'Days of this period', ...period, unit: '' },
    { name: 'Seats', ...usage.seats, unit: '' },
    { name: 'Storage', ...usage.storageGb, unit: ' GB' },
    { name: 'Requests this month', ...usage.requests, unit: '' },
  ];
  return (
    <>
      <PlanPanel user={user} />
      <Panel title="Usage">
        <dl className={classes.usages}>
          {usages.map(({ name, used, limit, unit }) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>
                <ProgressBar
                  value={used}
                  max={limit}
                  label={`${format.format(used)} of ${format.format(limit)}${unit}`}
                />
              </dd>
            </div>
          ))}
        </dl>
      </Panel>
      <Panel title="Payment">
        <dl className={classes.facts}>
          <dt>Billing</dt>
          <dd>{user.billing}</dd>
          <dt>Card</dt>
          <dd>
            {card.brand} ending in <bdi>{card.lastDigits}</bdi>, good until <bdi>{card.expires}</bdi>
          </dd>
          <dt>Billed to</dt>
          <dd>
            {billingAddress.company}, {billingAddress.street}, {billingAddress.city}
            {billingAddress.country && `, ${billingAddress.country}`}
          </dd>
          <dt>PIN</dt>
          <dd>
            <bdi>{billingAddress.taxPin}</bdi>
          </dd>
        </dl>
      </Panel>
    </>
  );
}

/** Which plan somebody has, and the way to another. */
function PlanPanel({ user: { id, fullName, currentPlan } }: { user: User }) {
  const [chosen, setChosen] = useState(currentPlan);
  const change = useChange(updateUser, {
    changes: userCalls,
    onDone: () => toast({ message: `${fullName} has the plan ${capitalised(chosen)} now.` }),
  });
  return (
    <Panel title={`Plan: ${capitalised(currentPlan)}`} description={included[currentPlan]}>
      <div className={classes.row}>
        <NativeSelect
          aria-label="Another plan"
          value={chosen}
          onChange={({ currentTarget }) => setChosen(oneOf(currentTarget.value, plans) ?? currentPlan)}
          data={plans.map((value) => ({ value, label: `${capitalised(value)}: ${included[value]}` }))}
        />
        <Button
          disabled={chosen === currentPlan}
          loading={change.isPending}
          onClick={() => change.mutate({ id, currentPlan: chosen })}
        >
          Change plan
        </Button>
      </div>
    </Panel>
  );
}
