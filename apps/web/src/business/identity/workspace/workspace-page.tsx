import { SkeletonRows } from '@kazi/ui/skeleton-rows';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { api } from '../../../api/queries.ts';
import { FailedState } from '../../../shell/page/failed-state.tsx';
import { Page } from '../../../shell/page/page.tsx';
import { WorkspaceForm } from './workspace-form.tsx';

/** The people who may come into the workspace, and those whom clients may choose. */
export function WorkspacePage() {
  const { t } = useTranslation(['workspace', 'common']);
  const { data, error, isPending, refetch } = useQuery(api.identity.workspaces.get.queryOptions());
  return (
    <Page title={t('title')} description={t('description')} width="narrow">
      {isPending ? (
        <SkeletonRows rows={6} label={t('common:loading')} />
      ) : data ? (
        <WorkspaceForm key={data.id} settings={data} />
      ) : (
        <FailedState error={error} onRetry={refetch} />
      )}
    </Page>
  );
}
