import { useTranslation } from 'react-i18next';
import { LeaveGuard as Guard } from '../../shell/dialog/leave-guard.tsx';

/** Asks before changes that are not saved are left behind. */
export const LeaveGuard = ({ isOn }: { isOn: boolean }) => {
  const { t } = useTranslation('demo');
  return (
    <Guard
      isOn={isOn}
      title={t('parts.leave.title')}
      message={t('parts.leave.message')}
      confirmLabel={t('parts.leave.confirm')}
    />
  );
};
