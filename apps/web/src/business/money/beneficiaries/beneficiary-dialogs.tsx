import { rules } from 'virtual:rules/money.bankAccounts.create';
import type { Beneficiary } from '@kazi/contract/money';
import { kenyanPhone, pesalinkTypes } from '@kazi/contract/money/words';
import { Text } from '@kazi/ui/layout';
import { NativeSelect, SegmentedControl, TextInput } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { client } from '../../../api/client.ts';
import { defineForm } from '../../../shell/form/define-form.ts';
import { DeleteDialog } from '../../../shell/form/delete-dialog.tsx';
import { SendDialog } from '../../../shell/form/record-dialog.tsx';
import { oneOf } from '../../../shell/search-params.ts';
import { BankSelect } from './bank-select.tsx';
import {
  type BeneficiaryKind,
  type BeneficiaryType,
  beneficiaryKinds,
  isKnownByAccount,
  isKnownByPhone,
  isUnverified,
  kindOf,
  numbersOf,
} from './beneficiary-parts.tsx';

const { bankAccounts, mobileWallets, pesalinkBeneficiaries } = client.money;

/** As the API takes it; what is no number of Kenya goes as it was typed, for the API to say so. */
const phoneOf = (typed: string) => kenyanPhone(typed) ?? typed;

interface BeneficiaryValues {
  type: BeneficiaryType;
  name: string;
  bank: string | null;
  account: string;
  phone: string;
}

/** Adds a beneficiary by the call of its kind. */
function addBeneficiary({ type, name, account, ...values }: BeneficiaryValues): Promise<Beneficiary> {
  const bank = values.bank ?? '';
  const phone = phoneOf(values.phone);
  if (type === 'MOBILE_WALLET') return mobileWallets.create({ name, phone });
  if (type === 'BANK') return bankAccounts.create({ name, bank, account });
  if (type === 'PESALINK_PHONE') return pesalinkBeneficiaries.create({ type, name, phone });
  if (type === 'PESALINK_BANK') return pesalinkBeneficiaries.create({ type, name, bank, account });
  return pesalinkBeneficiaries.create({ type, name, bank, account, phone });
}

/** Changes what was typed anew: its numbers are only known in part, and an empty field keeps the one there is. */
function updateBeneficiary(beneficiary: Beneficiary, values: BeneficiaryValues): Promise<Beneficiary> {
  const { id, type } = beneficiary;
  const { account, name } = values;
  const isMoved = isKnownByAccount(type) && values.bank !== numbersOf(beneficiary).bank?.code;
  const change = {
    id,
    name,
    ...(isMoved && { bank: values.bank ?? '' }),
    ...(isKnownByAccount(type) && account && { account }),
    ...(isKnownByPhone(type) && values.phone && { phone: phoneOf(values.phone) }),
  };
  if (type === 'MOBILE_WALLET') return mobileWallets.update(change);
  if (type === 'BANK') return bankAccounts.update(change);
  return pesalinkBeneficiaries.update(change);
}

/** Removes a beneficiary; payments on their way there go on. */
function removeBeneficiary({ id, type }: Beneficiary): Promise<{ message: string }> {
  if (type === 'MOBILE_WALLET') return mobileWallets.delete({ id });
  if (type === 'BANK') return bankAccounts.delete({ id });
  return pesalinkBeneficiaries.delete({ id });
}

const firstTypes: Record<BeneficiaryKind, BeneficiaryType> = {
  mobile: 'MOBILE_WALLET',
  pesalink: 'PESALINK_PHONE',
  bank: 'BANK',
};

const noOne = { name: '', phone: '' };

const beneficiaryForm = (isNew: boolean, own = noOne) =>
  defineForm({
    draft: 'receiver',
    // Which numbers there must be follows from the type.
    rules: { ...(rules.name && { name: rules.name }) },
    from: (beneficiary: Beneficiary): BeneficiaryValues => ({
      type: beneficiary.type,
      name: beneficiary.name,
      bank: numbersOf(beneficiary).bank?.code ?? null,
      account: '',
      phone: '',
    }),
    empty: { type: 'MOBILE_WALLET', bank: null, account: '', ...own },
    useFields() {
      const { t } = useTranslation('payments');
      return {
        type: t('beneficiaries.fields.reached'),
        name: t('beneficiaries.fields.name'),
        bank: {
          label: t('beneficiaries.fields.bank'),
          check: (bank, { type }) =>
            isKnownByAccount(type) && !bank ? t('beneficiaries.fields.chooseBank') : null,
        },
        account: t('beneficiaries.fields.account'),
        phone: {
          label: t('beneficiaries.fields.phone'),
          check: (typed, { type }) =>
            isKnownByPhone(type) && (isNew || typed !== '') && !kenyanPhone(typed)
              ? t('beneficiaries.fields.phoneProblem')
              : null,
        },
      };
    },
  });
const editForm = beneficiaryForm(false);

interface NewBeneficiaryDialogProps {
  /** Whom it most likely is: filled in to be changed. */
  proposal?: typeof noOne | undefined;
  onAdded: (beneficiary: Beneficiary) => void;
  onClose: () => void;
}

/** Says where money may go. */
export function NewBeneficiaryDialog({ proposal, onAdded, onClose }: NewBeneficiaryDialogProps) {
  const { t } = useTranslation('payments');
  const [form] = useState(() => beneficiaryForm(true, proposal));
  return (
    <SendDialog
      form={form}
      title={t('beneficiaries.newTitle')}
      submitLabel={t('beneficiaries.add')}
      send={addBeneficiary}
      changes={['beneficiary']}
      // The dialog that verifies a wallet says it too, and a message would lie over it on a phone.
      says={({ type, name }) => type !== 'MOBILE_WALLET' && t('beneficiaries.added', { name })}
      done={onAdded}
      onClose={onClose}
    >
      {(fields) => (
        <>
          <KindFields form={fields} />
          <BeneficiaryFields form={fields} />
        </>
      )}
    </SendDialog>
  );
}

interface FieldsProps {
  form: UseFormReturnType<BeneficiaryValues>;
}

/** What a new beneficiary is, and by what Pesalink reaches it. */
function KindFields({ form }: FieldsProps) {
  const { t } = useTranslation('payments');
  const { type } = form.values;
  const kind = kindOf(type);
  return (
    <>
      <SegmentedControl
        fullWidth
        aria-label={t('beneficiaries.fields.kind')}
        value={kind}
        onChange={(chosen) => {
          form.clearErrors();
          form.setFieldValue('type', firstTypes[oneOf(chosen, beneficiaryKinds) ?? kind]);
        }}
        data={beneficiaryKinds.map((value) => ({ value, label: t(`beneficiaries.kind.${value}`) }))}
      />
      {kind === 'pesalink' && (
        <NativeSelect
          {...form.getInputProps('type')}
          data={pesalinkTypes.map((value) => ({ value, label: t(`beneficiaries.reached.${value}`) }))}
        />
      )}
    </>
  );
}

/** Name and numbers of a beneficiary, those that its type is known by. `kept` are the numbers there are, masked. */
function BeneficiaryFields({
  form,
  kept,
}: FieldsProps & { kept?: { account: string | null; phone: string | null } }) {
  const { t } = useTranslation('payments');
  const { type } = form.values;
  return (
    <>
      <TextInput
        {...form.getInputProps('name')}
        description={t('beneficiaries.fields.nameHint')}
        autoComplete="off"
        data-autofocus
        required
      />
      {isKnownByAccount(type) && (
        <>
          <BankSelect
            {...form.getInputProps('bank')}
            placeholder={t('beneficiaries.fields.chooseBank')}
            nothingFoundMessage={t('beneficiaries.fields.noBank')}
          />
          <TextInput
            {...form.getInputProps('account')}
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

interface EditBeneficiaryDialogProps {
  beneficiary: Beneficiary;
  onSaved: (beneficiary: Beneficiary) => void;
  onClose: () => void;
}

/** Changes a beneficiary. Its numbers are not shown in full: what is typed takes their place. */
export function EditBeneficiaryDialog({ beneficiary, onSaved, onClose }: EditBeneficiaryDialogProps) {
  const { t } = useTranslation(['payments', 'common']);
  const { type, name } = beneficiary;
  return (
    <SendDialog
      form={editForm}
      record={beneficiary}
      title={t('beneficiaries.editTitle', { name })}
      submitLabel={t('common:save')}
      send={(values) => updateBeneficiary(beneficiary, values)}
      changes={['beneficiary']}
      // The dialog that verifies it anew is open then, and a message would lie over it on a phone.
      says={(saved) => !isUnverified(saved) && t('beneficiaries.saved', { name: saved.name })}
      done={onSaved}
      onClose={onClose}
    >
      {(form) => (
        <>
          <BeneficiaryFields form={form} kept={numbersOf(beneficiary)} />
          <Text tone="muted" size={13}>
            {t(type === 'MOBILE_WALLET' ? 'beneficiaries.editWallet' : 'beneficiaries.editNote')}
          </Text>
        </>
      )}
    </SendDialog>
  );
}

interface RemoveBeneficiaryDialogProps {
  beneficiary: Beneficiary;
  onClose: () => void;
}

/** Takes a beneficiary off the list. */
export function RemoveBeneficiaryDialog({ beneficiary, onClose }: RemoveBeneficiaryDialogProps) {
  const { t } = useTranslation('payments');
  const { name } = beneficiary;
  return (
    <DeleteDialog
      title={t('beneficiaries.removeTitle', { name })}
      confirmLabel={t('beneficiaries.remove')}
      remove={() => removeBeneficiary(beneficiary)}
      changes={['beneficiary']}
      says={t('beneficiaries.removed', { name })}
      onClose={onClose}
    >
      {t('beneficiaries.removeMessage')}
    </DeleteDialog>
  );
}
