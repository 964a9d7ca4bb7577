import { rules } from 'virtual:rules/money.bankAccounts.create';
import type { Beneficiary } from '@kazi/contract/money';
import { kenyanPhone, pesalinkTypes } from '@kazi/contract/money/words';
import { NativeSelect, SegmentedControl, TextInput } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import { useTranslation } from 'react-i18next';
import { defineForm } from '../../../shell/form/define-form.ts';
import { DeleteDialog } from '../../../shell/form/delete-dialog.tsx';
import { SendDialog } from '../../../shell/form/record-dialog.tsx';
import { oneOf } from '../../../shell/search-params.ts';
import { BankSelect } from './bank-select.tsx';
import classes from './beneficiaries.module.css';
import {
  type BeneficiaryKind,
  type BeneficiaryType,
  beneficiaryKinds,
  isKnownByAccount,
  isKnownByPhone,
  isUnverified,
  kindOf,
  numbersOf,
} from './beneficiary.ts';
import {
  addBeneficiary,
  type BeneficiaryValues,
  removeBeneficiary,
  updateBeneficiary,
} from './save-beneficiary.ts';

const firstTypes: Record<BeneficiaryKind, BeneficiaryType> = {
  mobile: 'MOBILE_WALLET',
  pesalink: 'PESALINK_PHONE',
  bank: 'BANK',
};

const beneficiaryForm = (isNew: boolean) =>
  defineForm({
    // Which numbers there must be follows from the type.
    rules: { ...(rules.name && { name: rules.name }) },
    from: (beneficiary: Beneficiary): BeneficiaryValues => ({
      type: beneficiary.type,
      name: beneficiary.name,
      bank: numbersOf(beneficiary).bank?.code ?? null,
      account: '',
      phone: '',
    }),
    empty: { type: 'MOBILE_WALLET', name: '', bank: null, account: '', phone: '' },
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
const newForm = beneficiaryForm(true);
const editForm = beneficiaryForm(false);

interface NewBeneficiaryDialogProps {
  onAdded: (beneficiary: Beneficiary) => void;
  onClose: () => void;
}

/** Says where money may go. */
export function NewBeneficiaryDialog({ onAdded, onClose }: NewBeneficiaryDialogProps) {
  const { t } = useTranslation('payments');
  return (
    <SendDialog
      form={newForm}
      title={t('beneficiaries.newTitle')}
      submitLabel={t('beneficiaries.add')}
      send={addBeneficiary}
      changes={['beneficiary']}
      // The dialog that verifies a wallet says it too, and a message would lie over it on a phone.
      says={({ type, name }) => type !== 'MOBILE_WALLET' && t('beneficiaries.added', { name })}
      done={onAdded}
      onClose={onClose}
    >
      {(form) => (
        <>
          <KindFields form={form} />
          <BeneficiaryFields form={form} />
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
          <p className={classes.note}>
            {t(type === 'MOBILE_WALLET' ? 'beneficiaries.editWallet' : 'beneficiaries.editNote')}
          </p>
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
