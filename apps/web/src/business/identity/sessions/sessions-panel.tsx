import type { Session } from '@kazi/contract/identity';
import { Panel } from '@kazi/ui/panel';
import { RelativeTime } from '@kazi/ui/relative-time';
import { SkeletonRows } from '@kazi/ui/skeleton-rows';
import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import IconDeviceDesktop from '#icons/IconDeviceDesktop';
import IconDeviceMobile from '#icons/IconDeviceMobile';
import { client } from '../../../api/client.ts';
import { api } from '../../../api/queries.ts';
import { FailedState } from '../../../shell/page/failed-state.tsx';
import { useWrite } from '../../../shell/record/use-write.ts';
import classes from './session-row.module.css';

/** Where I am logged in, and the way to end what is not me. */
export function SessionsPanel() {
  const { t } = useTranslation(['identity', 'common']);
  const { data, error, isPending, refetch } = useQuery(api.identity.sessions.list.queryOptions());
  const endOthers = useWrite(() => client.identity.sessions.revokeOthers({}), {
    changes: ['session'],
    says: ({ ended }) => t('sessions.othersEnded', { count: ended }),
  });
  const sessions = data?.items ?? [];
  return (
    <Panel
      title={t('sessions.title')}
      description={t('sessions.description')}
      flush
      actions={
        sessions.length > 1 && (
          <Button variant="default" loading={endOthers.busy} onClick={() => void endOthers.run()}>
            {t('sessions.endOthers')}
          </Button>
        )
      }
    >
      {isPending ? (
        <SkeletonRows rows={2} height={64} label={t('common:loading')} />
      ) : error ? (
        <FailedState error={error} onRetry={refetch} />
      ) : (
        <ul style={{ margin: 0, padding: 0, listStyle: 'none' }}>
          {sessions.map((session) => (
            <SessionRow key={session.id} session={session} />
          ))}
        </ul>
      )}
    </Panel>
  );
}

/** One place I am logged in at. */
function SessionRow({ session }: { session: Session }) {
  const { t } = useTranslation('identity');
  const end = useWrite(client.identity.sessions.revoke, {
    changes: ['session'],
    says: () => t('sessions.ended', { device: session.device }),
  });
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
          loading={end.busy}
          onClick={() => void end.run({ id: session.id })}
          aria-label={t('sessions.endThis', { device: session.device })}
        >
          {t('sessions.end')}
        </Button>
      )}
    </li>
  );
}
