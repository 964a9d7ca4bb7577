import type { Session } from '@kazi/contract/identity';
import { RelativeTime } from '@kazi/ui/relative-time';
import { toast } from '@kazi/ui/toast';
import { Button } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import IconDeviceDesktop from '#icons/IconDeviceDesktop';
import IconDeviceMobile from '#icons/IconDeviceMobile';
import { api } from '../../../api/queries.ts';
import { queryClient } from '../../../api/query-client.ts';
import classes from './session-row.module.css';

/** One place I am logged in at. */
export function SessionRow({ session }: { session: Session }) {
  const { t } = useTranslation('identity');
  const end = useMutation(
    api.identity.sessions.revoke.mutationOptions({
      onSuccess: async () => {
        await queryClient.invalidateQueries({ queryKey: api.identity.sessions.key() });
        toast({ message: t('sessions.ended', { device: session.device }) });
      },
    }),
  );
  const Icon = /iPhone|iPad|Android/.test(session.device) ? IconDeviceMobile : IconDeviceDesktop;
  return (
    <li className={classes.session}>
      <span className={classes.icon} aria-hidden="true">
        <Icon size={20} stroke={1.6} />
      </span>
      <div className={classes.words}>
        <div className={classes.device}>
          {session.device}
          {session.current && <span className={classes.current}>{t('sessions.current')}</span>}
        </div>
        <div className={classes.detail}>
          {session.ip && (
            <>
              <bdi>{session.ip}</bdi> ·{' '}
            </>
          )}
          {session.current ? (
            t('sessions.now')
          ) : (
            <>
              {t('sessions.lastSeen')} <RelativeTime at={session.lastSeenAt} />
            </>
          )}
        </div>
      </div>
      {!session.current && (
        <Button
          variant="default"
          loading={end.isPending}
          onClick={() => end.mutate({ id: session.id })}
          aria-label={t('sessions.endThis', { device: session.device })}
        >
          {t('sessions.end')}
        </Button>
      )}
    </li>
  );
}
