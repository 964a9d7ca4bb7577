import { Panel } from '@kazi/ui/panel';
import { SkeletonRows } from '@kazi/ui/skeleton-rows';
import { toast } from '@kazi/ui/toast';
import { Button } from '@mantine/core';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { api } from '../../../api/queries.ts';
import { queryClient } from '../../../api/query-client.ts';
import { FailedState } from '../../../shell/page/failed-state.tsx';
import { SessionRow } from './session-row.tsx';

/** Where I am logged in, and the way to end what is not me. */
export function SessionsPanel() {
  const { t } = useTranslation(['identity', 'common']);
  const { data, error, isPending, refetch } = useQuery(api.identity.sessions.list.queryOptions());
  const endOthers = useMutation(
    api.identity.sessions.revokeOthers.mutationOptions({
      onSuccess: async ({ ended }) => {
        await queryClient.invalidateQueries({ queryKey: api.identity.sessions.key() });
        toast({ message: t('sessions.othersEnded', { count: ended }) });
      },
    }),
  );
  const sessions = data?.items ?? [];
  return (
    <Panel
      title={t('sessions.title')}
      description={t('sessions.description')}
      flush
      actions={
        sessions.length > 1 && (
          <Button variant="default" loading={endOthers.isPending} onClick={() => endOthers.mutate({})}>
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
