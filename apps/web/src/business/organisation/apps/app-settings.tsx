import type { Budget, Spending } from '@kazi/contract/money';
import { payRules } from '@kazi/contract/money/words';
import type { App } from '@kazi/contract/organisation';
import { EmptyState } from '@kazi/ui/empty-state';
import { List, Row, Stack, Text } from '@kazi/ui/layout';
import { useLocale } from '@kazi/ui/locale';
import { formatMoney } from '@kazi/ui/money-format';
import { Panel } from '@kazi/ui/panel';
import { Button, Radio } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { getRouteApi, useNavigate } from '@tanstack/react-router';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import IconLock from '#icons/IconLock';
import { client } from '../../../api/client.ts';
import { serverOnly } from '../../../api/kept/only-kept.ts';
import { api } from '../../../api/queries.ts';
import { onDemand } from '../../../shell/dialog/on-demand.ts';
import { RecordForm } from '../../../shell/form/record-form.tsx';
import { Loaded } from '../../../shell/page/failed-state.tsx';
import { useWrite } from '../../../shell/record/use-write.ts';
import { links } from '../../links.ts';
import { AppFields, appForm } from './app-form.tsx';
import classes from './app-settings.module.css';

const route = getRouteApi('/_app/apps/$appId/settings');

const BudgetDialog = onDemand(() => import('./budget-dialogs.tsx').then((module) => module.BudgetDialog));
const WithdrawDialog = onDemand(() => import('./budget-dialogs.tsx').then((module) => module.WithdrawDialog));
const DeleteDialog = onDemand(() =>
  import('../../../shell/form/delete-dialog.tsx').then((module) => module.DeleteDialog),
);

/** What can be changed about an app, and the way to delete it. */
export function AppSettings() {
  const { appId } = route.useParams();
  const query = useQuery(api.organisation.apps.get.queryOptions({ input: { id: appId } }));
  return (
    <Loaded query={serverOnly(query)} rows={5}>
      {(app) => (app.may.update || app.may.delete ? <Settings app={app} /> : <NoSettings />)}
    </Loaded>
  );
}

function NoSettings() {
  const { t } = useTranslation('organisation');
  return (
    <EmptyState
      icon={<IconLock size={24} stroke={1.6} />}
      title={t('apps.locked.title')}
      message={t('apps.locked.message')}
    />
  );
}

function Settings({ app }: { app: App }) {
  const { t } = useTranslation('organisation');
  return (
    <div className={classes.settings}>
      {app.may.update && (
        <Panel title={t('apps.settings.title')} description={t('apps.settings.description')}>
          <RecordForm
            key={app.id}
            form={appForm}
            record={app}
            update={(change, seen) => client.organisation.apps.update({ ...seen, ...change })}
            changes={['app']}
            says={({ name }) => t('apps.saved', { name })}
          >
            {(form) => <AppFields form={form} />}
          </RecordForm>
        </Panel>
      )}
      <AppBudgets app={app.id} />
      {app.may.delete && <DangerZone app={app} />}
    </div>
  );
}

function DangerZone({ app }: { app: App }) {
  const { t } = useTranslation('organisation');
  const navigate = useNavigate();
  const [isDeleting, setDeleting] = useState(false);
  const { id, name, key, project, tasks } = app;
  return (
    <>
      <Panel
        title={t('apps.delete')}
        description={t('apps.deleteHint')}
        actions={
          <Button variant="default" onClick={() => setDeleting(true)}>
            {t('apps.delete')}
          </Button>
        }
      />
      <Suspense>
        {isDeleting && (
          <DeleteDialog
            title={t('apps.deleteTitle', { name })}
            expected={key}
            confirmLabel={t('apps.delete')}
            remove={() => client.organisation.apps.delete({ id })}
            changes={['app', 'team', 'invitation']}
            says={t('apps.deleted', { name })}
            leave={() => navigate({ to: project ? links.project(project.id) : '/apps', replace: true })}
            gone={api.organisation.apps.get.queryKey({ input: { id } })}
            onClose={() => setDeleting(false)}
          >
            {t('apps.deleteMessage', { tasks: t('projects.tasks', { count: tasks.open + tasks.done }) })}
          </DeleteDialog>
        )}
      </Suspense>
    </>
  );
}

/** The payer of an app's rewards, and the budgets that others have of them. */
function AppBudgets({ app }: { app: string }) {
  const { t } = useTranslation('organisation');
  const query = useQuery(api.money.budgets.ofApp.queryOptions({ input: { id: app } }));
  const [isGiving, setGiving] = useState(false);
  return (
    <Loaded query={query} rows={3}>
      {(data) => (
        <Panel
          title={t('budgets.title')}
          description={
            data.by === 'payer' ? t('budgets.youPay') : t('budgets.pays', { name: data.payer.name })
          }
          actions={
            data.by === 'payer' && <Button onClick={() => setGiving(true)}>{t('budgets.give')}</Button>
          }
        >
          {data.by === 'payer' ? (
            <>
              <PayRuleChoice app={app} payRule={data.payRule} />
              <Given app={app} />
            </>
          ) : (
            <Held budget={data.budget} isKeeper={data.by === 'keeper'} />
          )}
          <Suspense>{isGiving && <BudgetDialog app={app} onClose={() => setGiving(false)} />}</Suspense>
        </Panel>
      )}
    </Loaded>
  );
}

/** Whether an approval of work pays, or the payer does each time. */
function PayRuleChoice({ app, payRule }: { app: string; payRule: Spending['payRule'] }) {
  const { t } = useTranslation('organisation');
  const { run, busy } = useWrite(client.money.budgets.setPayRule, {
    changes: ['budget'],
    says: () => t('payRule.saved'),
  });
  return (
    <Radio.Group
      label={t('payRule.label')}
      description={t('payRule.hint')}
      value={payRule}
      onChange={(chosen) => {
        const rule = payRules.find((one) => one === chosen);
        if (rule && !busy) void run({ id: app, payRule: rule });
      }}
      className={classes.payRule}
    >
      <Stack gap={8} className={classes.rules}>
        {payRules.map((rule) => (
          <Radio key={rule} value={rule} label={t(`payRule.${rule}`)} />
        ))}
      </Stack>
    </Radio.Group>
  );
}

/** What the viewer may promise of another person's money. */
function Held({ budget, isKeeper }: { budget: Budget | null; isKeeper: boolean }) {
  const { t } = useTranslation('organisation');
  if (!budget)
    return (
      <Text tone="muted" size={13}>
        {t(isKeeper ? 'budgets.keeper' : 'budgets.noneHeld')}
      </Text>
    );
  return <Amounts budget={budget} />;
}

/** The budgets that the viewer gave for this app, or for all of theirs. */
function Given({ app }: { app: string }) {
  const { t } = useTranslation('organisation');
  const query = useQuery(api.money.budgets.list.queryOptions({ input: { part: 'given', app, limit: 100 } }));
  const [changing, setChanging] = useState<Budget>();
  const [withdrawing, setWithdrawing] = useState<Budget>();
  return (
    <>
      <Loaded query={query} rows={2}>
        {({ items }) =>
          items.length === 0 ? (
            <Text tone="muted" size={13}>
              {t('budgets.noneGiven')}
            </Text>
          ) : (
            <List divided>
              {items.map((budget) => (
                <Row as="li" key={budget.id} gap={8} wrap className={classes.budget}>
                  <Stack gap={2} className={classes.words}>
                    <strong>{budget.holder.name}</strong>
                    <Text as="span" tone="muted" size={13}>
                      {budget.app ? t('budgets.here') : t('budgets.everywhere')}
                    </Text>
                    <Amounts budget={budget} />
                  </Stack>
                  <Button
                    variant="default"
                    size="xs"
                    aria-label={t('budgets.changeOf', { name: budget.holder.name })}
                    onClick={() => setChanging(budget)}
                  >
                    {t('budgets.change')}
                  </Button>
                  <Button
                    variant="default"
                    size="xs"
                    aria-label={t('budgets.withdrawOf', { name: budget.holder.name })}
                    onClick={() => setWithdrawing(budget)}
                  >
                    {t('budgets.withdraw')}
                  </Button>
                </Row>
              ))}
            </List>
          )
        }
      </Loaded>
      <Suspense>
        {changing && <BudgetDialog app={app} budget={changing} onClose={() => setChanging(undefined)} />}
        {withdrawing && <WithdrawDialog budget={withdrawing} onClose={() => setWithdrawing(undefined)} />}
      </Suspense>
    </>
  );
}

/** What a budget allows, and how much of this month is left of it. */
function Amounts({ budget: { perMonth, perTask, used, currency } }: { budget: Budget }) {
  const { t } = useTranslation('organisation');
  const locale = useLocale();
  const inWords = (amount: number) => formatMoney(amount, currency, locale);
  return (
    <Text as="span" tone="muted" size={13}>
      {t('budgets.amounts', {
        left: inWords(Math.max(0, perMonth - used)),
        month: inWords(perMonth),
        task: inWords(perTask),
      })}
    </Text>
  );
}
