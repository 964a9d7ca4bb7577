import { useBlocker } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { Confirm } from '../../../shell/dialog/confirm.tsx';

/** Asks before changes that are not saved are left behind. */
export function LeaveGuard({ isOn }: { isOn: boolean }) {
  const { t } = useTranslation('roles');
  const { status, proceed, reset } = useBlocker({
    shouldBlockFn: ({ current, next }) => isOn && current.pathname !== next.pathname,
    enableBeforeUnload: isOn,
    withResolver: true,
  });
  if (status !== 'blocked') return null;
  return (
    <Confirm
      danger
      title={t('leave.title')}
      confirmLabel={t('leave.confirm')}
      busy={false}
      onConfirm={proceed}
      onClose={reset}
    >
      {t('leave.message')}
    </Confirm>
  );
}
