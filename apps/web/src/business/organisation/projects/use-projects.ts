import { keepPreviousData, useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { api } from '../../../api/queries.ts';
import { queryClient } from '../../../api/query-client.ts';
import type { ProjectFilter } from './project-filters.tsx';

/** The projects that match, page by page. While a new filter is asked for, the old answer stays on screen. */
export const useProjects = (filter: ProjectFilter) => useInfiniteQuery(projectsOptions(filter));

/** Asks for the projects as the menu opens their list. */
export const askForProjects = () => queryClient.prefetchInfiniteQuery(projectsOptions({}));

/** The apps of one project. */
export const useProjectApps = (id: string) =>
  useQuery(api.organisation.apps.ofProject.queryOptions({ input: { id } }));

const projectsOptions = ({ q, status }: ProjectFilter) =>
  api.organisation.projects.list.infiniteOptions({
    input: (cursor: string | undefined) => ({ q, status, cursor }),
    initialPageParam: undefined,
    getNextPageParam: (page) => page.nextCursor ?? undefined,
    select: (data) => data.pages.flatMap((page) => page.items),
    placeholderData: keepPreviousData,
    meta: { kept: !q },
  });
