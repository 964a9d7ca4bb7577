import { useQuery } from '@tanstack/react-query';
import { api } from '../../../api/queries.ts';

export const appOptions = (id: string) =>
  api.organisation.apps.get.queryOptions({ input: { id }, meta: { kept: true } });

/** The app that a page is about. */
export const useApp = (id: string) => useQuery(appOptions(id));
