import type { Account, User } from '@kazi/simulation/users';
import { useLocale } from '@kazi/ui/locale';
import { Panel } from '@kazi/ui/panel';
import { ProgressBar } from '@kazi/ui/progress-bar';
import { PlanPanel } from './plan-panel.tsx';
import classes from './tabs.module.css';

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
