import { useQuery } from '@tanstack/react-query';
import { api } from '../../../api/queries.ts';

/** The app that a page is about. */
export const useApp = (id: string) =>
  useQuery(api.organisation.apps.get.queryOptions({ input: { id }, meta: { quiet: true } }));
