import { useTranslation } from 'react-i18next';
import { useIsOffline } from '../offline.ts';
import classes from './waits-for-network.module.css';

/** Says in a dialog whose button turns why it does, while the device is offline. */
export function WaitsForNetwork({ busy }: { busy: boolean }) {
  const { t } = useTranslation('common');
  const isOffline = useIsOffline();
  return (
    <div role="status" className={classes.note}>
      {busy && isOffline && t('waitsForNetwork')}
    </div>
  );
}
