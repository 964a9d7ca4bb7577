import { useQuery } from '@tanstack/react-query';
import { api } from '../../../api/queries.ts';

/** One project. */
export const useProject = (id: string) =>
  useQuery(api.organisation.projects.get.queryOptions({ input: { id }, meta: { quiet: true } }));
