import { rules } from 'virtual:rules/identity.factors.confirmAuthenticator';
import { Text } from '@kazi/ui/layout';
import { SkeletonRows } from '@kazi/ui/skeleton-rows';
import { TextInput } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { client } from '../../../api/client.ts';
import { defineForm } from '../../../shell/form/define-form.ts';
import { SendDialog } from '../../../shell/form/record-dialog.tsx';
import { FailedState } from '../../../shell/page/failed-state.tsx';
import { QrCode } from '../../../shell/qr-code.tsx';
import classes from './security.module.css';

const codeForm = defineForm({
  rules,
  empty: { code: '' },
  useFields() {
    const { t } = useTranslation('factors');
    return { code: t('app.code') };
  },
});

interface AuthenticatorDialogProps {
  onAdded: (codes: readonly string[] | null) => void;
  onClose: () => void;
}

/** Sets an authenticator app up: its secret as a QR code, then the first code that it shows. */
export function AuthenticatorDialog({ onAdded, onClose }: AuthenticatorDialogProps) {
  const { t } = useTranslation(['factors', 'common']);
  const begun = useQuery({
    queryKey: ['a new authenticator'],
    queryFn: () => client.identity.factors.beginAuthenticator(),
    gcTime: 0,
    staleTime: 'static', // another secret would not fit the code on screen
    retry: false,
  });
  return (
    <SendDialog
      form={codeForm}
      title={t('app.title')}
      submitLabel={t('app.confirm')}
      send={(input) => client.identity.factors.confirmAuthenticator(input)}
      changes={['factor']}
      done={({ recoveryCodes }) => onAdded(recoveryCodes)}
      onClose={onClose}
    >
      {(form) =>
        begun.isPending ? (
          <SkeletonRows rows={4} label={t('common:loading')} />
        ) : begun.error ? (
          <FailedState error={begun.error} onRetry={begun.refetch} />
        ) : (
          <>
            <Text tone="muted">{t('app.scan')}</Text>
            <QrCode text={begun.data.uri} label={t('app.qr')} />
            <Text tone="muted">{t('app.type')}</Text>
            <code className={classes.secret} dir="ltr">
              {begun.data.secret.replace(/(.{4})(?=.)/g, '$1 ')}
            </code>
            <TextInput
              {...form.getInputProps('code')}
              inputMode="numeric"
              autoComplete="one-time-code"
              dir="ltr"
              autoFocus
              data-autofocus
            />
          </>
        )
      }
    </SendDialog>
  );
}
