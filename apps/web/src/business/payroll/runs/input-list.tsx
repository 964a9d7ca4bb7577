import type { earningKinds, inputDeductionKinds } from '@kazi/contract/payroll/words';
import { ActionIcon, Button, NativeSelect, NumberInput, TextInput } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import { useTranslation } from 'react-i18next';
import IconPlus from '#icons/IconPlus';
import IconTrash from '#icons/IconTrash';
import { newId } from '../../../api/new-id.ts';
import { AmountField } from '../../../shell/amount/amount-field.tsx';
import type { InputValues } from './input-values.ts';
import classes from './runs.module.css';

interface InputListProps {
  form: UseFormReturnType<InputValues>;
  list: 'earnings' | 'deductions';
  kinds: typeof earningKinds | typeof inputDeductionKinds;
}

/** What is paid or taken once, in this month alone. */
export function InputList({ form, list, kinds }: InputListProps) {
  const { t } = useTranslation('payroll');
  const add = () =>
    form.insertListItem(list, {
      key: newId(),
      kind: kinds[0],
      name: t(`inputs.kind.${kinds[0]}`),
      amount: null,
      days: 1,
    });
  return (
    <fieldset className={classes.list}>
      <legend>{t(`inputs.${list}`)}</legend>
      {form.values[list].map(({ key, kind, name }, at) => (
        <div key={key} className={classes.item}>
          <NativeSelect
            {...form.getInputProps(`${list}.${at}.kind`)}
            label={t('terms.kind')}
            data={kinds.map((value) => ({ value, label: t(`inputs.kind.${value}`) }))}
          />
          <TextInput {...form.getInputProps(`${list}.${at}.name`)} label={t('terms.name')} />
          <AmountField
            name="run-input"
            {...form.getInputProps(`${list}.${at}.amount`)}
            label={t('inputs.amount')}
          />
          {kind === 'per-diem' && (
            <NumberInput
              {...form.getInputProps(`${list}.${at}.days`)}
              label={t('inputs.perDiemDays')}
              clampBehavior="none"
            />
          )}
          <ActionIcon
            variant="subtle"
            className={classes.remove}
            aria-label={t('terms.removeNamed', { name })}
            onClick={() => form.removeListItem(list, at)}
          >
            <IconTrash size={16} stroke={1.6} />
          </ActionIcon>
        </div>
      ))}
      <Button variant="default" leftSection={<IconPlus size={16} />} onClick={add}>
        {t(`inputs.add.${list}`)}
      </Button>
    </fieldset>
  );
}
