import type { FactorList } from '@kazi/contract/identity';
import { Panel } from '@kazi/ui/panel';
import { SkeletonRows } from '@kazi/ui/skeleton-rows';
import { Alert } from '@mantine/core';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { onDemand } from '../../../shell/dialog/on-demand.ts';
import { FailedState } from '../../../shell/page/failed-state.tsx';
import { AuthenticatorRow, DeviceRow, RecoveryRow } from './factor-rows.tsx';
import { PasskeyRows } from './passkey-rows.tsx';
import { hasFactor, lacksFactor, useFactors } from './use-factors.ts';

const RecoveryCodesDialog = onDemand(() =>
  import('./recovery-codes-dialog.tsx').then((module) => module.RecoveryCodesDialog),
);

const list = { margin: 0, padding: 0, listStyle: 'none' };

/** How I prove who I am beside my password. */
export function FactorsPanel() {
  const { t } = useTranslation(['factors', 'common']);
  const { data, error, isPending, refetch } = useFactors();
  return (
    <Panel title={t('title')} description={t('description')} flush>
      {isPending ? (
        <SkeletonRows rows={2} height={64} label={t('common:loading')} />
      ) : error ? (
        <FailedState error={error} onRetry={refetch} />
      ) : (
        <Factors factors={data} />
      )}
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
        <Alert color="yellow" m="md" role="status">
          {t('required')}
        </Alert>
      )}
      <ul style={list}>
        <AuthenticatorRow authenticator={authenticator} onCodes={setCodes} />
        <PasskeyRows passkeys={passkeys} onCodes={setCodes} />
        {hasFactor(factors) && <RecoveryRow left={recoveryCodes} onCodes={setCodes} />}
        {devices.map((device) => (
          <DeviceRow key={device.id} device={device} />
        ))}
      </ul>
      <Suspense>{codes && <RecoveryCodesDialog codes={codes} onClose={() => setCodes(null)} />}</Suspense>
    </>
  );
}
