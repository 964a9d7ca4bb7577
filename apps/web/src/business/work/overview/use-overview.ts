import { useQuery } from '@tanstack/react-query';
import { api } from '../../../api/queries.ts';
import { today } from '../../../shell/days.ts';

/** How a project stands. */
export const useProjectOverview = (id: string) =>
  useQuery(api.work.overviews.ofProject.queryOptions({ input: { id, today: today() } }));

/** How the work of a person stands. */
export const useUserOverview = (id: string) =>
  useQuery(api.work.overviews.ofUser.queryOptions({ input: { id, today: today() } }));
