import type { MobileWallet } from '@kazi/contract/money';
import { toast } from '@kazi/ui/toast';
import { Button, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useTranslation } from 'react-i18next';
import { client } from '../../../api/client.ts';
import { FormDialog } from '../../../shell/dialog/form-dialog.tsx';
import { useWrite } from '../../../shell/record/use-write.ts';
import { bidiIsolate } from '../parts/bidi-isolate.ts';
import { PhoneHint } from '../parts/phone-hint.tsx';
import classes from './beneficiaries.module.css';

interface VerifyWalletDialogProps {
  wallet: MobileWallet;
  onClose: () => void;
}

/** Asks for the code that was sent to a wallet's phone: the code proves that the viewer has the phone. */
export function VerifyWalletDialog({ wallet: { id, name, phone }, onClose }: VerifyWalletDialogProps) {
  const { t } = useTranslation('payments');
  const form = useForm({ initialValues: { code: '' } });
  const verify = useWrite(client.money.mobileWallets.verify, {
    changes: ['beneficiary'],
    form,
    says: () => t('verify.done', { name }),
    done: onClose,
  });
  const sendAgain = useWrite(client.money.mobileWallets.verify, {
    changes: [],
    done: () => {
      form.reset();
      toast({ tone: 'INFO', message: t('verify.sentAgain', { phone: bidiIsolate(phone) }) });
    },
  });
  return (
    <FormDialog
      title={t('verify.title', { name })}
      submitLabel={t('verify.submit')}
      busy={verify.busy}
      onSubmit={form.onSubmit(({ code }) => void verify.run({ id, code }))}
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
          loading={sendAgain.busy}
          onClick={() => void sendAgain.run({ id })}
        >
          {t('verify.again')}
        </Button>
        <PhoneHint phone="" />
      </div>
    </FormDialog>
  );
}
