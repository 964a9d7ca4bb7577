import { type Dashboard, type FirstStep, firstSteps } from '@kazi/contract/work';
import { DataCard } from '@kazi/ui/data-card';
import { dateFormat } from '@kazi/ui/date-format';
import { List, Row, Stack, Text } from '@kazi/ui/layout';
import { useLocale } from '@kazi/ui/locale';
import { Money } from '@kazi/ui/money';
import { Panel } from '@kazi/ui/panel';
import type { Tone } from '@kazi/ui/tones';
import { CloseButton, VisuallyHidden } from '@mantine/core';
import type { Icon } from '@tabler/icons-react';
import { Link, type LinkProps } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import IconAlertTriangle from '#icons/IconAlertTriangle';
import IconCalendarDue from '#icons/IconCalendarDue';
import IconCircle from '#icons/IconCircle';
import IconCircleCheck from '#icons/IconCircleCheck';
import IconEyeCheck from '#icons/IconEyeCheck';
import IconProgress from '#icons/IconProgress';
import { deviceStorage } from '../../../boot/storage.ts';
import { Can } from '../../../session/ability.tsx';
import { own } from '../../../session/session.ts';
import { LinkButton } from '../../../shell/link-button.tsx';
import { FromBefore, isFromBefore, useIsPaid, useOwnAccounts } from '../../money/index.ts';
import type { MyWorkFilter } from '../my-work/use-my-work.ts';
import { openNewTask } from '../new-task/store.ts';
import dashboardClasses from './dashboard.module.css';
import finishedPanelClasses from './finished-panel.module.css';
import firstStepsPanelClasses from './first-steps-panel.module.css';
import classes from './wallet-panel.module.css';

/** What I can spend, and what is on hold: for the work of others, and for mine. */
export function WalletPanel() {
  const { t } = useTranslation(['dashboard', 'common']);
  const { primary, onHold, dataUpdatedAt } = useOwnAccounts({ isLookedAt: true });
  const isPaid = useIsPaid();
  if (!primary) return null;
  const { available, setAside, currency } = primary;
  return (
    <Panel
      title={
        <Link to="/wallet" className={classes.title}>
          {t('wallet.title')}
        </Link>
      }
    >
      <FromBefore is={isFromBefore({ dataUpdatedAt })}>
        <Stack as="dl" gap={8} className={classes.figures}>
          <div className={classes.available}>
            <dt>{t('common:wallet.available')}</dt>
            <dd>
              <Money amount={available} currency={currency} />
            </dd>
          </div>
          {onHold && onHold.balance > 0 && (
            <Row gap={12} lineGap={0} align="baseline" justify="between" wrap className={classes.held}>
              <dt>{t('common:wallet.coming')}</dt>
              <dd title={t('wallet.comingWhy')}>
                <Money amount={onHold.balance} currency={currency} />
              </dd>
            </Row>
          )}
          {setAside > 0 && (
            <Row gap={12} lineGap={0} align="baseline" justify="between" wrap className={classes.held}>
              <dt>{t('common:wallet.setAside')}</dt>
              <dd>
                <Money amount={setAside} currency={currency} />
              </dd>
            </Row>
          )}
        </Stack>
      </FromBefore>
      <Can do="create" on="Payment">
        <div className={classes.actions}>
          <LinkButton to="/wallet/top-up" variant="default" size="xs">
            {t('wallet.topUp')}
          </LinkButton>
          <LinkButton to="/wallet/withdraw" variant={isPaid ? 'filled' : 'default'} size="xs">
            {t('wallet.withdraw')}
          </LinkButton>
        </div>
      </Can>
    </Panel>
  );
}

/** Tasks finished each week, as bars, and as a table for those who cannot see them. */
export function FinishedPanel({ weeks }: { weeks: Dashboard['finished'] }) {
  const { t } = useTranslation('dashboard');
  const locale = useLocale();
  const most = Math.max(1, ...weeks.map(({ tasks }) => tasks));
  const short = dateFormat(locale, { day: 'numeric', month: 'short', timeZone: 'UTC' });
  const nameOf = (week: string) => short.format(new Date(week));
  return (
    <Panel title={t('finished.title')} description={t('finished.description')}>
      <Row as="ol" gap={8} align="stretch" className={finishedPanelClasses.bars} aria-hidden="true">
        {weeks.map(({ week, tasks }, index) => (
          <li key={week} className={finishedPanelClasses.week}>
            <Text as="span" tone="muted" size={12} tabular>
              {tasks}
            </Text>
            <span className={finishedPanelClasses.bar} style={{ blockSize: `${(tasks / most) * 100}%` }} />
            <span className={finishedPanelClasses.name}>{index % 2 === 1 ? nameOf(week) : ''}</span>
          </li>
        ))}
      </Row>
      <VisuallyHidden>
        <table>
          <caption>{t('finished.title')}</caption>
          <thead>
            <tr>
              <th scope="col">{t('finished.week')}</th>
              <th scope="col">{t('finished.tasks')}</th>
            </tr>
          </thead>
          <tbody>
            {weeks.map(({ week, tasks }) => (
              <tr key={week}>
                <th scope="row">{nameOf(week)}</th>
                <td>{tasks}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </VisuallyHidden>
    </Panel>
  );
}

const icon = { size: 20, stroke: 1.7 };

interface Figure {
  name: 'overdue' | 'week' | 'inProgress' | 'toReview';
  value: number;
  tone: Tone;
  Icon: Icon;
  search: MyWorkFilter;
}

/** How many tasks press, and where they are listed; figures that are nothing are left out, and one alone, which a panel below has in its head. */
export function Counts({ counts }: { counts: Dashboard['counts'] }) {
  const { t } = useTranslation('dashboard');
  const { overdue, dueThisWeek, inProgress, toReview } = counts;
  const figures: Figure[] = [
    { name: 'overdue', value: overdue, tone: 'danger', Icon: IconAlertTriangle, search: { due: 'overdue' } },
    { name: 'week', value: dueThisWeek, tone: 'warning', Icon: IconCalendarDue, search: { due: 'week' } },
    {
      name: 'inProgress',
      value: inProgress,
      tone: 'active',
      Icon: IconProgress,
      search: { status: ['in-progress'] },
    },
    { name: 'toReview', value: toReview, tone: 'review', Icon: IconEyeCheck, search: { part: 'to-review' } },
  ];
  const shown = figures.filter(({ value }) => value > 0);
  if (shown.length < 2) return null;
  return (
    <nav className={dashboardClasses.counts} aria-label={t('counts.label')}>
      {shown.map(({ name, value, tone, Icon, search }) => (
        <Link key={name} to="/my-work" search={search} className={dashboardClasses.count}>
          <DataCard label={t(`counts.${name}`)} value={value} tone={tone} icon={<Icon {...icon} />} />
        </Link>
      ))}
    </nav>
  );
}

type Steps = NonNullable<Dashboard['firstSteps']>;

const hiddenKey = `${own}first-steps-hidden`;

/** What a newcomer does first, ticked off as it is done; hidden for good once they say so on this device. */
export function FirstStepsPanel({ steps }: { steps: Steps }) {
  const { t } = useTranslation('dashboard');
  const [isHidden, setHidden] = useState(() => deviceStorage.get(hiddenKey) !== null);
  if (isHidden) return null;
  const names = firstSteps.filter((name) => steps[name] !== undefined);
  const done = names.filter((name) => steps[name]).length;
  const hide = () => {
    deviceStorage.set(hiddenKey, '1');
    setHidden(true);
  };
  return (
    <Panel
      title={t('steps.title')}
      description={t('steps.progress', { done, total: names.length })}
      actions={<CloseButton aria-label={t('steps.hide')} onClick={hide} />}
      flush
    >
      <List as="ol">
        {names.map((name) => (
          <li key={name} className={firstStepsPanelClasses.step} data-done={steps[name] || undefined}>
            {steps[name] ? (
              <IconCircleCheck size={20} stroke={1.8} aria-hidden="true" />
            ) : (
              <IconCircle size={20} stroke={1.8} aria-hidden="true" />
            )}
            <div>
              <StepLink name={name} />
              {steps[name] ? (
                <VisuallyHidden> {t('steps.isDone')}</VisuallyHidden>
              ) : (
                <Text size={13}>{t(`steps.${name}Why`)}</Text>
              )}
            </div>
          </li>
        ))}
      </List>
    </Panel>
  );
}

/** Where each step is done; a task is begun in its own dialog. */
const stepPlaces: Record<Exclude<FirstStep, 'task'>, LinkProps> = {
  project: { to: '/projects', search: { new: true } },
  topUp: { to: '/wallet/top-up' },
  invite: { to: '/people/invitations', search: { new: true } },
  approve: { to: '/my-work' },
  receiver: { to: '/wallet/receivers' },
  submit: { to: '/my-work' },
  payslip: { to: '/my-pay' },
  employer: { to: '/payroll/settings' },
  payer: { to: '/payroll/settings' },
  secondApprover: { to: '/people' },
  employees: { to: '/payroll/employees' },
  run: { to: '/payroll' },
};

function StepLink({ name }: { name: FirstStep }) {
  const { t } = useTranslation('dashboard');
  const look = { className: firstStepsPanelClasses.link ?? '', children: t(`steps.${name}`) };
  return name === 'task' ? (
    <button type="button" onClick={() => openNewTask()} {...look} />
  ) : (
    <Link {...stepPlaces[name]} {...look} />
  );
}
