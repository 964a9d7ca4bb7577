import type { App } from '@kazi/contract/organisation';
import { EmptyState } from '@kazi/ui/empty-state';
import { SkeletonRows } from '@kazi/ui/skeleton-rows';
import { toast } from '@kazi/ui/toast';
import { useQueries, useQuery, useQueryClient } from '@tanstack/react-query';
import { useLocation, useParams, useSearch } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import IconApps from '#icons/IconApps';
import { property } from '../../../api/message.ts';
import { api } from '../../../api/queries.ts';
import { readDraft } from '../../../session/drafts.ts';
import { Dialog } from '../../../shell/dialog/dialog.tsx';
import { LinkButton } from '../../../shell/link-button.tsx';
import { text } from '../../../shell/search-params.ts';
import { useStore } from '../../../shell/store.ts';
import { lastApp } from '../app-page/last-visited.ts';
import { pickerQuery } from '../fields/use-choices.tsx';
import { newTaskDraft } from './draft.ts';
import { NewTaskForm } from './new-task-form.tsx';
import { appsForTasks, closeNewTask, type NewTaskStart } from './store.ts';

/** Makes a task in any app. */
export function NewTaskDialog({ start }: { start: NewTaskStart }) {
  const { t } = useTranslation(['work', 'common']);
  const { isPending: isLocating, ...place } = usePlace(start);
  const likely = place.app ?? lastApp.get();
  const [drafted] = useState(() => text(property(property(readDraft(newTaskDraft)?.value, 'values'), 'app')));
  const { apps, isPending: arePending } = useAppsForTasks({ here: place.app, likely: [likely, drafted] });
  const isPending = arePending || isLocating;
  const app = apps.find(({ id }) => id === likely) ?? apps[0];
  const { pathname } = useLocation();
  const [openedAt] = useState(pathname);
  useEffect(() => {
    if (pathname !== openedAt) closeNewTask();
  }, [pathname, openedAt]);
  function close() {
    closeNewTask();
    if (readDraft(newTaskDraft)) toast({ tone: 'INFO', message: t('new.draftKept') });
  }
  return (
    <Dialog onClose={close} title={t('new.title')} size={680}>
      {isPending && <SkeletonRows rows={4} label={t('common:loading')} />}
      {!isPending && !app && (
        <EmptyState
          icon={<IconApps size={24} stroke={1.6} />}
          title={t('new.noApps')}
          action={<LinkButton to="/apps">{t('new.makeApp')}</LinkButton>}
        />
      )}
      {!isPending && app && (
        <NewTaskForm start={{ ...start, ...place }} apps={apps} firstApp={app.id} onClose={close} />
      )}
    </Dialog>
  );
}

/** The app and flow that a new task belongs to by where one stands: on a flow's page, or among the tasks of one flow. */
function usePlace(start: NewTaskStart) {
  const { appId, flowId } = useParams({ strict: false });
  const { flow: filtered } = useSearch({ strict: false });
  const only = filtered?.length === 1 && filtered[0] !== 'none' ? filtered[0] : undefined;
  const flow = start.flow ?? flowId ?? only ?? null;
  const app = start.app ?? appId;
  const isAsked = app === undefined && flow !== null;
  const { data, isPending } = useQuery({
    ...api.work.flows.get.queryOptions({ input: { id: flow ?? '' } }),
    enabled: isAsked,
  });
  return { flow, app: app ?? data?.app, isPending: isAsked && isPending };
}

const foundAtMost = 50;

interface WantedApps {
  /** The app one stands in: one just made is not in the list yet. */
  here: string | undefined;
  /** Others to begin with, if they are still there. */
  likely: readonly (string | undefined)[];
}

/** The apps that the user may add tasks to: all; or where there are more than one answer holds, the first ones, those wanted and those searched for. */
function useAppsForTasks({ here, likely }: WantedApps): { apps: App[]; isPending: boolean } {
  const client = useQueryClient();
  const first = useQuery(appsForTasks());
  const isLarge = Boolean(first.data?.nextCursor);
  const listed = new Set(first.data?.items.map(({ id }) => id));
  const wanted = new Set([here, ...(isLarge ? likely : [])].filter((id) => id !== undefined));
  const others = useQueries({
    queries: [...(first.data ? wanted : [])]
      .filter((id) => !listed.has(id))
      .map((id) => api.organisation.apps.get.queryOptions({ input: { id }, retry: false })),
  });
  const typed = useStore(pickerQuery, (words) => (isLarge ? words : ''));
  useQuery({
    ...api.organisation.apps.list.queryOptions({
      input: { q: typed, limit: foundAtMost },
    }),
    enabled: typed.length > 1,
  });
  // Apps found before stay known, so that the one chosen can be named.
  const found = isLarge
    ? client.getQueriesData<typeof first.data>({
        queryKey: api.organisation.apps.list.key({ type: 'query' }),
      })
    : [];
  const apps = [first.data, ...found.map(([, data]) => data)].flatMap((list) => list?.items ?? []);
  const known = new Map([...apps, ...others.flatMap(({ data }) => data ?? [])].map((app) => [app.id, app]));
  return {
    apps: [...known.values()].filter(({ may }) => may.addTask),
    isPending: first.isPending || others.some(({ isPending }) => isPending),
  };
}
