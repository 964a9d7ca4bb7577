import type { MoneyLimits } from '@kazi/contract/money';
import { moneyLimitNames } from '@kazi/contract/money/words';
import { useLocale } from '@kazi/ui/locale';
import { formatMoney } from '@kazi/ui/money-format';
import { Panel } from '@kazi/ui/panel';
import { Button } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useTranslation } from 'react-i18next';
import { client } from '../../../api/client.ts';
import { AmountField } from '../../../shell/amount/amount-field.tsx';
import { centsIn, type TypedAmount } from '../../../shell/amount/read-amount.ts';
import { useAmountCheck } from '../../../shell/amount/use-amount-check.ts';
import formClasses from '../../../shell/edit-form/form.module.css';
import { NewerVersionDialog } from '../../../shell/edit-form/newer-version-dialog.tsx';
import { useVersionedEdit } from '../../../shell/edit-form/use-versioned-edit.ts';
import { useMomentWords } from '../withdraw/use-moment-words.ts';
import classes from './limits.module.css';

type Name = (typeof moneyLimitNames)[number];
type Typed = Record<Name, TypedAmount>;

const typedLimits = ({ approval, newReceiver, receiver, person, workspace }: MoneyLimits): Typed => ({
  approval,
  newReceiver,
  receiver,
  person,
  workspace,
});

/** Nothing at all is a limit too: it stops what it is about. An empty field brings the usual limit back. */
const bounds = { min: 0, isOptional: true };

/** Each limit as a field. */
export function LimitsForm({ limits }: { limits: MoneyLimits }) {
  const { t } = useTranslation(['payments', 'common']);
  const locale = useLocale();
  const moment = useMomentWords();
  const amountProblem = useAmountCheck(limits.currency);
  const check = (value: TypedAmount) => amountProblem(value, bounds);
  const form = useForm<Typed>({
    initialValues: typedLimits(limits),
    validate: { approval: check, newReceiver: check, receiver: check, person: check, workspace: check },
  });
  const edit = useVersionedEdit({
    item: limits,
    form,
    valuesOf: typedLimits,
    save: (change, version) =>
      client.money.limits.update({
        version,
        ...Object.fromEntries(Object.entries(change).map(([name, value]) => [name, centsIn(value)])),
      }),
    changes: ['money-limits'],
    says: () => t('limits.saved'),
    onSaved: (saved) => {
      form.setValues(typedLimits(saved));
      form.resetDirty(typedLimits(saved));
    },
  });
  const labels: Record<Name, string> = {
    approval: t('limits.approval'),
    newReceiver: t('limits.newReceiver'),
    receiver: t('limits.receiver'),
    person: t('limits.person'),
    workspace: t('limits.workspace'),
  };
  const hints: Partial<Record<Name, string>> = {
    approval: t('limits.approvalHint'),
    newReceiver: t('limits.newReceiverHint'),
    person: t('limits.leavingHint'),
    workspace: t('limits.leavingHint'),
  };
  const shown = (value: TypedAmount) =>
    typeof value === 'number' ? formatMoney(value, limits.currency, locale) : value;
  const usual = (name: Name) =>
    t('limits.usual', { amount: formatMoney(limits.defaults[name], limits.currency, locale) });
  const waiting = (name: Name) => {
    const found = limits.waiting.find((one) => one.name === name);
    const amount = found && formatMoney(found.inForce, limits.currency, locale);
    return found && t('limits.waiting', { until: moment(found.until), amount });
  };
  return (
    <Panel>
      <form onSubmit={edit.submit} className={`${formClasses.form} ${classes.form}`} noValidate>
        {moneyLimitNames.map((name) => (
          <AmountField
            name="limit"
            key={name}
            {...form.getInputProps(name)}
            label={labels[name]}
            description={[hints[name], usual(name), waiting(name)].filter(Boolean).join(' ')}
            currency={limits.currency}
            example={limits.defaults[name]}
            required={false}
          />
        ))}
        <div className={formClasses.actions}>
          <Button type="submit" loading={edit.isSaving} disabled={!form.isDirty()}>
            {t('common:save')}
          </Button>
        </div>
        <NewerVersionDialog edit={edit} labels={labels} show={(values, field) => shown(values[field])} />
      </form>
    </Panel>
  );
}
