import { NativeSelect, SegmentedControl } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import { useTranslation } from 'react-i18next';
import { oneOf } from '../../../shell/search-params.ts';
import {
  kindOf,
  pesalinkTypes,
  type ReceiverKind,
  type ReceiverType,
  receiverKinds,
} from './receiver-types.ts';
import type { ReceiverValues } from './send-receiver.ts';

const firstTypes: Record<ReceiverKind, ReceiverType> = {
  mobile: 'MOBILE_WALLET',
  pesalink: 'PESALINK_PHONE',
  bank: 'BANK',
};

/** What a new receiver is, and by what Pesalink reaches it. */
export function ReceiverKindFields({ form }: { form: UseFormReturnType<ReceiverValues> }) {
  const { t } = useTranslation('payments');
  const { type } = form.values;
  const kind = kindOf(type);
  return (
    <>
      <SegmentedControl
        fullWidth
        aria-label={t('receivers.fields.kind')}
        value={kind}
        onChange={(chosen) => {
          form.clearErrors();
          form.setFieldValue('type', firstTypes[oneOf(chosen, receiverKinds) ?? kind]);
        }}
        data={receiverKinds.map((value) => ({ value, label: t(`receivers.kind.${value}`) }))}
      />
      {kind === 'pesalink' && (
        <NativeSelect
          label={t('receivers.fields.reached')}
          value={type}
          onChange={({ currentTarget }) =>
            form.setFieldValue('type', oneOf(currentTarget.value, pesalinkTypes) ?? type)
          }
          data={pesalinkTypes.map((value) => ({ value, label: t(`receivers.reached.${value}`) }))}
        />
      )}
    </>
  );
}
