import type { MobileWallet } from '@kazi/contract/money';
import { toast } from '@kazi/ui/toast';
import { Button, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { placeErrors } from '../../../api/place-errors.ts';
import { api } from '../../../api/queries.ts';
import { FormDialog } from '../../../shell/dialog/form-dialog.tsx';
import { bidiIsolate } from '../parts/bidi-isolate.ts';
import { PhoneHint } from '../parts/phone-hint.tsx';
import classes from './beneficiaries.module.css';
import { refreshBeneficiaries } from './use-beneficiaries.ts';

interface VerifyWalletDialogProps {
  wallet: MobileWallet;
  onClose: () => void;
}

/** Asks for the code that was sent to a wallet's phone: the code proves that the viewer has the phone. */
export function VerifyWalletDialog({ wallet: { id, name, phone }, onClose }: VerifyWalletDialogProps) {
  const { t } = useTranslation('payments');
  const form = useForm({ initialValues: { code: '' } });
  const verify = useMutation(
    api.money.mobileWallets.verify.mutationOptions({
      meta: { quiet: true },
      onError: (error) => placeErrors(form, error),
      onSuccess: async () => {
        await refreshBeneficiaries();
        toast({ message: t('verify.done', { name }) });
        onClose();
      },
    }),
  );
  const sendAgain = useMutation(
    api.money.mobileWallets.verify.mutationOptions({
      onSuccess: () => {
        form.reset();
        toast({ tone: 'INFO', message: t('verify.sentAgain', { phone: bidiIsolate(phone) }) });
      },
    }),
  );
  return (
    <FormDialog
      title={t('verify.title', { name })}
      submitLabel={t('verify.submit')}
      busy={verify.isPending}
      onSubmit={form.onSubmit(({ code }) => verify.mutate({ id, code }))}
      onClose={onClose}
    >
      <TextInput
        {...form.getInputProps('code')}
        className={classes.code}
        label={t('verify.code')}
        description={t('verify.sent', { phone: bidiIsolate(phone) })}
        inputMode="numeric"
        autoComplete="one-time-code"
        placeholder="000000"
        maxLength={6}
        dir="ltr"
        data-autofocus
        required
      />
      <div>
        <Button
          variant="subtle"
          size="compact-sm"
          loading={sendAgain.isPending}
          onClick={() => sendAgain.mutate({ id })}
        >
          {t('verify.again')}
        </Button>
        <PhoneHint phone="" />
      </div>
    </FormDialog>
  );
}
