import { onlineManager, useMutationState } from '@tanstack/react-query';
import { useEffect, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import IconCloudOff from '#icons/IconCloudOff';
import { offline } from '../../shell/offline.ts';
import classes from './offline-line.module.css';

/**
 * Says while the device is offline that it is, and how many changes wait. It stands over dialogs too: theirs is what one waits for.
 * The region stays when it is empty, since a screen reader reads what comes into one that was there before.
 */
export function OfflineLine() {
  const { t } = useTranslation('shell');
  const isOffline = !useSyncExternalStore((changed) => onlineManager.subscribe(changed), isOnline);
  const waiting = useMutationState({
    filters: { predicate: ({ state }) => state.isPaused },
    select: ({ mutationId }) => mutationId,
  }).length;
  useEffect(() => {
    offline.set(isOffline);
    return () => offline.set(false);
  }, [isOffline]);
  return (
    <div className={classes.region} aria-live="polite">
      {isOffline && (
        <p className={classes.line}>
          <IconCloudOff size={16} stroke={1.6} aria-hidden="true" />
          {waiting > 0 ? t('offline.waiting', { count: waiting }) : t('offline.line')}
        </p>
      )}
    </div>
  );
}

const isOnline = () => onlineManager.isOnline();
