import { Button } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import IconLifebuoy from '#icons/IconLifebuoy';
import { client } from '../../../api/client.ts';
import { Confirm } from '../../../shell/dialog/confirm.tsx';
import { FactorRow } from './factor-row.tsx';
import { useFactorChange } from './use-factors.ts';

interface RecoveryRowProps {
  /** How many codes are left. */
  left: number;
  onCodes: (codes: readonly string[]) => void;
}

/** The codes for when a device is lost, which can be made anew. */
export function RecoveryRow({ left, onCodes }: RecoveryRowProps) {
  const { t } = useTranslation('factors');
  const [isAsking, setAsking] = useState(false);
  const renew = useFactorChange(
    () => client.identity.factors.renewRecoveryCodes(),
    ({ recoveryCodes }) => {
      setAsking(false);
      onCodes(recoveryCodes);
    },
  );
  return (
    <>
      <FactorRow
        icon={<IconLifebuoy size={20} stroke={1.6} />}
        title={t('recovery.title')}
        detail={t('recovery.left', { count: left })}
        actions={
          <Button variant="default" onClick={() => setAsking(true)}>
            {t('recovery.renew')}
          </Button>
        }
      />
      {isAsking && (
        <Confirm
          title={t('recovery.renewTitle')}
          confirmLabel={t('recovery.renew')}
          busy={renew.isPending}
          onConfirm={() => renew.mutate(undefined)}
          onClose={() => setAsking(false)}
        >
          {t('recovery.renewMessage')}
        </Confirm>
      )}
    </>
  );
}
