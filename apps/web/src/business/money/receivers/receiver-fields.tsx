import { TextInput } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import { useTranslation } from 'react-i18next';
import { BankSelect } from './bank-select.tsx';
import { isKnownByAccount, isKnownByPhone } from './receiver-types.ts';
import type { ReceiverValues } from './send-receiver.ts';

interface ReceiverFieldsProps {
  form: UseFormReturnType<ReceiverValues>;
  /** The numbers there are, masked: a field that is left empty keeps its own. */
  kept?: { account: string | null; phone: string | null } | undefined;
}

/** Name and numbers of a receiver, those that its type is known by. */
export function ReceiverFields({ form, kept }: ReceiverFieldsProps) {
  const { t } = useTranslation('payments');
  const { type } = form.values;
  return (
    <>
      <TextInput
        {...form.getInputProps('name')}
        label={t('receivers.fields.name')}
        description={t('receivers.fields.nameHint')}
        autoComplete="off"
        data-autofocus
        required
      />
      {isKnownByAccount(type) && (
        <>
          <BankSelect {...form.getInputProps('bank')} />
          <TextInput
            {...form.getInputProps('account')}
            label={t('receivers.fields.account')}
            placeholder={kept?.account ?? undefined}
            inputMode="numeric"
            autoComplete="off"
            dir="ltr"
            required={!kept}
          />
        </>
      )}
      {isKnownByPhone(type) && (
        <TextInput
          {...form.getInputProps('phone')}
          label={t('receivers.fields.phone')}
          placeholder={kept?.phone ?? '0712 345 678'}
          type="tel"
          autoComplete="off"
          dir="ltr"
          required={!kept}
        />
      )}
    </>
  );
}
