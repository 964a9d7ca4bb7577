import type { FactorList, Passkey } from '@kazi/contract/identity';
import { List, Row } from '@kazi/ui/layout';
import { Panel } from '@kazi/ui/panel';
import { RelativeTime } from '@kazi/ui/relative-time';
import { Alert, Button } from '@mantine/core';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import IconFingerprint from '#icons/IconFingerprint';
import { client } from '../../../api/client.ts';
import { onDemand } from '../../../shell/dialog/on-demand.ts';
import { Loaded } from '../../../shell/page/failed-state.tsx';
import { AuthenticatorRow, DeviceRow, RecoveryRow, SecurityRow } from './factor-rows.tsx';
import { hasPasskeys } from './passkey-support.ts';
import { hasFactor, lacksFactor, useFactors } from './use-factors.ts';

const DeleteDialog = onDemand(() =>
  import('../../../shell/form/delete-dialog.tsx').then((module) => module.DeleteDialog),
);
const PasskeyDialog = onDemand(() => import('./passkey-dialog.tsx').then((module) => module.PasskeyDialog));
const RecoveryCodesDialog = onDemand(() =>
  import('./recovery-codes-dialog.tsx').then((module) => module.RecoveryCodesDialog),
);

/** How I prove who I am beside my password. */
export function FactorsPanel() {
  const { t } = useTranslation('factors');
  return (
    <Panel title={t('title')} description={t('description')} flush>
      <Loaded query={useFactors()} rows={2} rowHeight={64}>
        {(factors) => <Factors factors={factors} />}
      </Loaded>
    </Panel>
  );
}

function Factors({ factors }: { factors: FactorList }) {
  const { t } = useTranslation('factors');
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  const { authenticator, passkeys, recoveryCodes, devices } = factors;
  return (
    <>
      {lacksFactor(factors) && (
        <Alert color="yellow" m="md">
          {t('required')}
        </Alert>
      )}
      <List divided>
        <AuthenticatorRow authenticator={authenticator} onCodes={setCodes} />
        <PasskeyRows passkeys={passkeys} onCodes={setCodes} />
        {hasFactor(factors) && <RecoveryRow left={recoveryCodes} onCodes={setCodes} />}
        {devices.map((device) => (
          <DeviceRow key={device.id} device={device} />
        ))}
      </List>
      <Suspense>{codes && <RecoveryCodesDialog codes={codes} onClose={() => setCodes(null)} />}</Suspense>
    </>
  );
}

interface PasskeyRowsProps {
  passkeys: readonly Passkey[];
  onCodes: (codes: readonly string[] | null) => void;
}

/** The passkeys of this account, and the way to another one. */
function PasskeyRows({ passkeys, onCodes }: PasskeyRowsProps) {
  const { t } = useTranslation('factors');
  const [isAdding, setAdding] = useState(false);
  return (
    <>
      <SecurityRow
        icon={<IconFingerprint size={20} stroke={1.6} />}
        title={t('passkeys.title')}
        detail={hasPasskeys() ? t('passkeys.none') : t('passkeys.problem.cannot')}
        actions={
          hasPasskeys() && (
            <Button variant="default" onClick={() => setAdding(true)}>
              {t('passkeys.add')}
            </Button>
          )
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
      <SecurityRow
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
          <Row gap={8} align="stretch" wrap>
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
          </Row>
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
