import {
  type Account,
  getAccount,
  type Notice,
  plans,
  type User,
  type UserProject,
  updateAccount,
  updateUser,
} from '@kazi/simulation/users';
import { List, Row, Stack, Text } from '@kazi/ui/layout';
import { useLocale } from '@kazi/ui/locale';
import { Panel } from '@kazi/ui/panel';
import { ProgressBar } from '@kazi/ui/progress-bar';
import { RecordTable } from '@kazi/ui/record-table';
import { RelativeTime } from '@kazi/ui/relative-time';
import { toast } from '@kazi/ui/toast';
import { Button, Checkbox, NativeSelect } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { oneOf } from '../../../shell/search-params.ts';
import { useChange } from '../../calls/use-answer.ts';
import { userCalls } from '../users.tsx';
import classes from './tabs.module.css';

/** What somebody works on, and what they did last. */
export function AccountTab({ account }: { account: Account }) {
  const { t } = useTranslation('demo/users');
  return (
    <>
      <Panel title={t('account.projects')} flush>
        <RecordTable
          label={t('account.projects')}
          columns={[
            t('account.project'),
            t('account.tasks'),
            <span key="hours" data-end>
              {t('account.hours')}
            </span>,
          ]}
        >
          {account.projects.map((project) => (
            <ProjectRow key={project.id} project={project} />
          ))}
        </RecordTable>
      </Panel>
      <Panel title={t('account.lately')} flush>
        <List as="ol" divided className={classes.activity}>
          {account.activity.map(({ id, kind, detail, at }) => (
            <li key={id}>
              <Stack as="span" shrinks className={classes.what}>
                {t(`account.activity.${kind}`)}
                <Text as="small" tone="muted" size={13} weight={400}>
                  <bdi>{detail}</bdi>
                </Text>
              </Stack>
              <span className={classes.when}>
                <RelativeTime at={at} />
              </span>
            </li>
          ))}
        </List>
      </Panel>
    </>
  );
}

function ProjectRow({ project: { name, client, tasks, hours } }: { project: UserProject }) {
  const { t } = useTranslation('demo/users');
  const locale = useLocale();
  const format = new Intl.NumberFormat(locale);
  const hoursFormat = new Intl.NumberFormat(locale, { style: 'unit', unit: 'hour', unitDisplay: 'narrow' });
  return (
    <tr>
      <th scope="row">
        <Stack as="span" shrinks className={classes.what}>
          <bdi>{name}</bdi>
          <Text as="small" tone="muted" size={13} weight={400}>
            <bdi>{client}</bdi>
          </Text>
        </Stack>
      </th>
      <td className={classes.progress}>
        <ProgressBar
          value={tasks.used}
          max={tasks.limit}
          label={t('account.used', { used: format.format(tasks.used), limit: format.format(tasks.limit) })}
        />
      </td>
      <td data-end className={classes.hours}>
        {hoursFormat.format(hours)}
      </td>
    </tr>
  );
}

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
        <Stack as="dl" gap={14} className={classes.usages}>
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
        </Stack>
      </Panel>
      <Panel title={t('billing.payment')}>
        <Stack as="dl" lineGap={8} gap={16} className={classes.facts}>
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
        </Stack>
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
      <Row lineGap={12} gap={16} justify="between" wrap>
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
      </Row>
    </Panel>
  );
}

const ways = ['email', 'browser', 'app'] as const;

interface NotificationsTabProps {
  user: User;
  account: Account;
}

/** What somebody is told of, and by which ways. */
export function NotificationsTab({ user, account }: NotificationsTabProps) {
  const { t } = useTranslation('demo/users');
  const [notices, setNotices] = useState(account.notices);
  const save = useChange(updateAccount, {
    changes: [getAccount],
    onDone: () => toast({ message: t('notices.saved', { name: user.fullName }) }),
  });
  const set = (event: Notice['event'], change: Partial<Notice>) =>
    setNotices(notices.map((notice) => (notice.event === event ? { ...notice, ...change } : notice)));
  return (
    <Panel
      title={t('notices.title')}
      description={t('notices.description')}
      actions={
        <Button loading={save.isPending} onClick={() => save.mutate({ id: user.id, account: { notices } })}>
          {t('notices.save')}
        </Button>
      }
      flush
    >
      <table className={classes.notices} aria-label={t('notices.title')}>
        <thead>
          <tr>
            <th scope="col">{t('notices.event')}</th>
            {ways.map((way) => (
              <th key={way} scope="col">
                {t(`notices.${way}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {notices.map((notice) => (
            <tr key={notice.event}>
              <th scope="row">{t(`notices.events.${notice.event}`)}</th>
              {ways.map((way) => (
                <td key={way}>
                  <Checkbox
                    aria-label={t('notices.one', {
                      event: t(`notices.events.${notice.event}`),
                      way: t(`notices.${way}`),
                    })}
                    checked={notice[way]}
                    onChange={({ currentTarget }) => set(notice.event, { [way]: currentTarget.checked })}
                  />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </Panel>
  );
}
