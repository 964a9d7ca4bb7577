import type { Passkey } from '@kazi/contract/identity';
import { RelativeTime } from '@kazi/ui/relative-time';
import { Button } from '@mantine/core';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import IconFingerprint from '#icons/IconFingerprint';
import { client } from '../../../api/client.ts';
import { onDemand } from '../../../shell/dialog/on-demand.ts';
import { FactorRow } from './factor-rows.tsx';
import classes from './factors.module.css';

const DeleteDialog = onDemand(() =>
  import('../../../shell/form/delete-dialog.tsx').then((module) => module.DeleteDialog),
);
const PasskeyDialog = onDemand(() => import('./passkey-dialog.tsx').then((module) => module.PasskeyDialog));

interface PasskeyRowsProps {
  passkeys: readonly Passkey[];
  onCodes: (codes: readonly string[] | null) => void;
}

/** The passkeys of this account, and the way to another one. */
export function PasskeyRows({ passkeys, onCodes }: PasskeyRowsProps) {
  const { t } = useTranslation('factors');
  const [isAdding, setAdding] = useState(false);
  return (
    <>
      <FactorRow
        icon={<IconFingerprint size={20} stroke={1.6} />}
        title={t('passkeys.title')}
        detail={t('passkeys.none')}
        actions={
          <Button variant="default" onClick={() => setAdding(true)}>
            {t('passkeys.add')}
          </Button>
        }
      />
      {passkeys.map((passkey) => (
        <PasskeyRow key={passkey.id} passkey={passkey} />
      ))}
      <Suspense>
        {isAdding && (
          <PasskeyDialog
            onClose={() => setAdding(false)}
            onAdded={(codes) => {
              setAdding(false);
              onCodes(codes);
            }}
          />
        )}
      </Suspense>
    </>
  );
}

function PasskeyRow({ passkey }: { passkey: Passkey }) {
  const { t } = useTranslation('factors');
  const [open, setOpen] = useState<'rename' | 'remove'>();
  const close = () => setOpen(undefined);
  const { id, name, usedAt } = passkey;
  return (
    <>
      <FactorRow
        icon={<IconFingerprint size={20} stroke={1.6} />}
        title={name}
        detail={
          usedAt ? (
            <>
              {t('passkeys.used')} <RelativeTime at={usedAt} />
            </>
          ) : (
            t('passkeys.neverUsed')
          )
        }
        actions={
          <div className={classes.buttons}>
            <Button
              variant="default"
              onClick={() => setOpen('rename')}
              aria-label={t('passkeys.renameThis', { name })}
            >
              {t('passkeys.rename')}
            </Button>
            <Button
              variant="default"
              onClick={() => setOpen('remove')}
              aria-label={t('passkeys.removeThis', { name })}
            >
              {t('passkeys.remove')}
            </Button>
          </div>
        }
      />
      <Suspense>
        {open === 'rename' && <PasskeyDialog passkey={passkey} onClose={close} onAdded={close} />}
        {open === 'remove' && (
          <DeleteDialog
            title={t('passkeys.removeTitle', { name })}
            confirmLabel={t('passkeys.remove')}
            remove={() => client.identity.factors.removePasskey({ id })}
            changes={['factor']}
            says={t('passkeys.removed', { name })}
            onClose={close}
          >
            {t('passkeys.removeMessage')}
          </DeleteDialog>
        )}
      </Suspense>
    </>
  );
}
