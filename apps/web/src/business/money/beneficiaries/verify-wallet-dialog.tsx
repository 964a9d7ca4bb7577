import { rules } from 'virtual:rules/money.mobileWallets.verify';
import type { MobileWallet } from '@kazi/contract/money';
import { toast } from '@kazi/ui/toast';
import { Button, TextInput } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { client } from '../../../api/client.ts';
import { defineForm } from '../../../shell/form/define-form.ts';
import { SendDialog } from '../../../shell/form/record-dialog.tsx';
import { useWrite } from '../../../shell/record/use-write.ts';
import { PhoneHint } from '../parts/phone-hint.tsx';
import { bidiIsolate } from '../parts/text.ts';
import classes from './beneficiaries.module.css';

const codeForm = defineForm({
  rules: rules,
  empty: { code: '' },
  useFields() {
    const { t } = useTranslation('payments');
    return { code: t('verify.code') };
  },
});

interface VerifyWalletDialogProps {
  wallet: MobileWallet;
  onClose: () => void;
}

/** Asks for the code that was sent to a wallet's phone: the code proves that the viewer has the phone. */
export function VerifyWalletDialog({ wallet: { id, name, phone }, onClose }: VerifyWalletDialogProps) {
  const { t } = useTranslation('payments');
  return (
    <SendDialog
      form={codeForm}
      title={t('verify.title', { name })}
      submitLabel={t('verify.submit')}
      send={(input) => client.money.mobileWallets.verify({ id, ...input })}
      changes={['beneficiary']}
      says={() => t('verify.done', { name })}
      onClose={onClose}
    >
      {(form) => (
        <>
          <TextInput
            {...form.getInputProps('code')}
            className={classes.code}
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
            <SendAgain id={id} phone={phone} onSent={form.reset} />
            <PhoneHint phone="" />
          </div>
        </>
      )}
    </SendDialog>
  );
}

/** Has another code sent to the phone. */
function SendAgain({ id, phone, onSent }: { id: string; phone: string; onSent: () => void }) {
  const { t } = useTranslation('payments');
  const send = useWrite(client.money.mobileWallets.verify, {
    changes: [],
    done: () => {
      onSent();
      toast({ tone: 'INFO', message: t('verify.sentAgain', { phone: bidiIsolate(phone) }) });
    },
  });
  return (
    <Button variant="subtle" size="compact-sm" loading={send.busy} onClick={() => void send.run({ id })}>
      {t('verify.again')}
    </Button>
  );
}
