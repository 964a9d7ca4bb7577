import type { Account, User } from '@kazi/simulation/users';
import { plans, updateUser } from '@kazi/simulation/users';
import { useLocale } from '@kazi/ui/locale';
import { Panel } from '@kazi/ui/panel';
import { ProgressBar } from '@kazi/ui/progress-bar';
import { toast } from '@kazi/ui/toast';
import { Button, NativeSelect } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { oneOf } from '../../../shell/search-params.ts';
import { useChange } from '../../calls/use-answer.ts';
import { userCalls } from '../users.ts';
import classes from './tabs.module.css';

interface BillingTabProps {
  user: User;
  account: Account;
}

/** Which plan somebody has, how much of it they use, and how it is paid. */
export function BillingTab({ user, account }: BillingTabProps) {
  const { t } = useTranslation('demo/users');
  const format = new Intl.NumberFormat(useLocale());
  const { usage, period, card, billingAddress } = account;
  const usages = [
    { name: t('billing.period'), ...period },
    { name: t('billing.seats'), ...usage.seats },
    { name: t('billing.storage'), ...usage.storageGb },
    { name: t('billing.requests'), ...usage.requests },
  ];
  return (
    <>
      <PlanPanel user={user} />
      <Panel title={t('billing.usage')}>
        <dl className={classes.usages}>
          {usages.map(({ name, used, limit }) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>
                <ProgressBar
                  value={used}
                  max={limit}
                  label={t('account.used', { used: format.format(used), limit: format.format(limit) })}
                />
              </dd>
            </div>
          ))}
        </dl>
      </Panel>
      <Panel title={t('billing.payment')}>
        <dl className={classes.facts}>
          <dt>{t('facts.billing')}</dt>
          <dd>{t(`billings.${user.billing}`)}</dd>
          <dt>{t('billing.card')}</dt>
          <dd>
            {t('billing.cardIs', { brand: card.brand, digits: card.lastDigits, expires: card.expires })}
          </dd>
          <dt>{t('billing.billedTo')}</dt>
          <dd>
            <bdi>
              {[billingAddress.company, billingAddress.street, billingAddress.city, billingAddress.country]
                .filter(Boolean)
                .join(', ')}
            </bdi>
          </dd>
          <dt>{t('billing.taxPin')}</dt>
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
  const { t } = useTranslation('demo/users');
  const [chosen, setChosen] = useState(currentPlan);
  const change = useChange(updateUser, {
    changes: userCalls,
    onDone: () => toast({ message: t('billing.changed', { name: fullName, plan: t(`plans.${chosen}`) }) }),
  });
  return (
    <Panel
      title={t('billing.planIs', { plan: t(`plans.${currentPlan}`) })}
      description={t(`billing.included.${currentPlan}`)}
    >
      <div className={classes.row}>
        <NativeSelect
          aria-label={t('billing.another')}
          value={chosen}
          onChange={({ currentTarget }) => setChosen(oneOf(currentTarget.value, plans) ?? currentPlan)}
          data={plans.map((value) => ({
            value,
            label: t('billing.choice', {
              plan: t(`plans.${value}`),
              included: t(`billing.included.${value}`),
            }),
          }))}
        />
        <Button
          disabled={chosen === currentPlan}
          loading={change.isPending}
          onClick={() => change.mutate({ id, currentPlan: chosen })}
        >
          {t('billing.change')}
        </Button>
      </div>
    </Panel>
  );
}
