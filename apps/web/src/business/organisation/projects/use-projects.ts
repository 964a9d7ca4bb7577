import { useQuery } from '@tanstack/react-query';
import { api } from '../../../api/queries.ts';
import { queryClient } from '../../../api/query-client.ts';
import { listOptions } from '../../../shell/list/use-list.ts';

/** Asks for the projects as the menu opens their list. */
export const askForProjects = () =>
  queryClient.prefetchInfiniteQuery(
    listOptions(api.organisation.projects.list, (cursor) => ({ cursor }), { kept: true }),
  );

/** Asks for the apps as the menu opens their list. */
export const askForApps = () =>
  queryClient.prefetchInfiniteQuery(
    listOptions(api.organisation.apps.list, (cursor) => ({ cursor }), { kept: true }),
  );

/** The apps of one project. */
export const useProjectApps = (id: string) =>
  useQuery(api.organisation.apps.ofProject.queryOptions({ input: { id } }));
