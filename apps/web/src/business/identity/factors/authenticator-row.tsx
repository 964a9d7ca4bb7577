import type { FactorList } from '@kazi/contract/identity';
import { useLocale } from '@kazi/ui/locale';
import { toast } from '@kazi/ui/toast';
import { Button } from '@mantine/core';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import IconDeviceMobileCode from '#icons/IconDeviceMobileCode';
import { client } from '../../../api/client.ts';
import { Confirm } from '../../../shell/dialog/confirm.tsx';
import { onDemand } from '../../../shell/dialog/on-demand.ts';
import { FactorRow } from './factor-row.tsx';
import { useFactorChange } from './use-factors.ts';

const AuthenticatorDialog = onDemand(() =>
  import('./authenticator-dialog.tsx').then((module) => module.AuthenticatorDialog),
);

interface AuthenticatorRowProps {
  authenticator: FactorList['authenticator'];
  /** Shows recovery codes, which come with the first factor. */
  onCodes: (codes: readonly string[] | null) => void;
}

/** The authenticator app: there is one, or one can be set up. */
export function AuthenticatorRow({ authenticator, onCodes }: AuthenticatorRowProps) {
  const { t } = useTranslation('factors');
  const locale = useLocale();
  const [open, setOpen] = useState<'add' | 'remove'>();
  const close = () => setOpen(undefined);
  const remove = useFactorChange(
    () => client.identity.factors.removeAuthenticator(),
    () => {
      toast({ message: t('app.removed') });
      close();
    },
  );
  const since =
    authenticator &&
    new Intl.DateTimeFormat(locale, { dateStyle: 'long' }).format(new Date(authenticator.createdAt));
  return (
    <>
      <FactorRow
        icon={<IconDeviceMobileCode size={20} stroke={1.6} />}
        title={t('app.title')}
        detail={since ? t('app.since', { date: since }) : t('app.none')}
        actions={
          <Button variant="default" onClick={() => setOpen(authenticator ? 'remove' : 'add')}>
            {authenticator ? t('app.remove') : t('app.add')}
          </Button>
        }
      />
      <Suspense>
        {open === 'add' && (
          <AuthenticatorDialog
            onClose={close}
            onAdded={(codes) => {
              close();
              onCodes(codes);
            }}
          />
        )}
      </Suspense>
      {open === 'remove' && (
        <Confirm
          danger
          title={t('app.removeTitle')}
          confirmLabel={t('app.remove')}
          busy={remove.isPending}
          onConfirm={() => remove.mutate(undefined)}
          onClose={close}
        >
          {t('app.removeMessage')}
        </Confirm>
      )}
    </>
  );
}
