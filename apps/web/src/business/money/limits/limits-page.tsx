import { rules } from 'virtual:rules/money.limits.update';
import type { MoneyLimits } from '@kazi/contract/money';
import { moneyLimitNames } from '@kazi/contract/money/words';
import { useLocale } from '@kazi/ui/locale';
import { formatMoney } from '@kazi/ui/money-format';
import { Panel } from '@kazi/ui/panel';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { client } from '../../../api/client.ts';
import { api } from '../../../api/queries.ts';
import { AmountField } from '../../../shell/amount/amount-field.tsx';
import { centsIn, type TypedAmount } from '../../../shell/amount/read-amount.ts';
import { useAmountCheck } from '../../../shell/amount/use-amount-check.ts';
import { defineForm } from '../../../shell/form/define-form.ts';
import { RecordForm } from '../../../shell/form/record-form.tsx';
import { Loaded } from '../../../shell/page/failed-state.tsx';
import { Page } from '../../../shell/page/page.tsx';
import { MoneyTabs } from '../parts/money-tabs.tsx';
import { useMomentWords } from '../parts/use-moment-words.ts';

/** How much may leave wallets in 24 hours, for people who keep the books. */
export function LimitsPage() {
  const { t } = useTranslation('payments');
  const query = useQuery(api.money.limits.get.queryOptions());
  return (
    <Page title={t('limits.title')} description={t('limits.description')} width="narrow">
      <MoneyTabs />
      <Loaded query={query} rows={5} rowHeight={68} inPanel>
        {(limits) => <LimitsForm limits={limits} />}
      </Loaded>
    </Page>
  );
}

type Name = (typeof moneyLimitNames)[number];
type Values = Record<Name, TypedAmount>;

/** Nothing at all is a limit too: it stops what it is about. An empty field brings the usual limit back. */
const bounds = { min: 0, isOptional: true };

const limitsForm = defineForm({
  draft: 'limits',
  rules,
  from: ({ approval, newReceiver, receiver, person, workspace }: MoneyLimits): Values => ({
    approval,
    newReceiver,
    receiver,
    person,
    workspace,
  }),
  empty: { approval: null, newReceiver: null, receiver: null, person: null, workspace: null },
  to: { approval: centsIn, newReceiver: centsIn, receiver: centsIn, person: centsIn, workspace: centsIn },
  useFields() {
    const { t } = useTranslation('payments');
    const locale = useLocale();
    const amountProblem = useAmountCheck();
    const field = (name: Name) => ({
      label: t(`limits.${name}`),
      check: (value: TypedAmount) => amountProblem(value, bounds),
      show: (value: TypedAmount, [limits]: readonly MoneyLimits[]) =>
        typeof value === 'number' && limits ? formatMoney(value, limits.currency, locale) : value,
    });
    return {
      approval: field('approval'),
      newReceiver: field('newReceiver'),
      receiver: field('receiver'),
      person: field('person'),
      workspace: field('workspace'),
    };
  },
});

/** Each limit as a field. */
function LimitsForm({ limits }: { limits: MoneyLimits }) {
  const { t } = useTranslation('payments');
  const locale = useLocale();
  const moment = useMomentWords();
  const hints: Partial<Record<Name, string>> = {
    approval: t('limits.approvalHint'),
    newReceiver: t('limits.newReceiverHint'),
    person: t('limits.leavingHint'),
    workspace: t('limits.leavingHint'),
  };
  const money = (amount: number) => formatMoney(amount, limits.currency, locale);
  const waiting = (name: Name) => {
    const found = limits.waiting.find((one) => one.name === name);
    return found && t('limits.waiting', { until: moment(found.until), amount: money(found.inForce) });
  };
  return (
    <Panel>
      <RecordForm
        form={limitsForm}
        record={limits}
        update={(change, { version }) => client.money.limits.update({ version, ...change })}
        changes={['money-limits']}
        says={() => t('limits.saved')}
      >
        {(form) =>
          moneyLimitNames.map((name) => (
            <AmountField
              name="limit"
              key={name}
              {...form.getInputProps(name)}
              description={[
                hints[name],
                t('limits.usual', { amount: money(limits.defaults[name]) }),
                waiting(name),
              ]
                .filter(Boolean)
                .join(' ')}
              currency={limits.currency}
              example={limits.defaults[name]}
              required={false}
            />
          ))
        }
      </RecordForm>
    </Panel>
  );
}
