import { useQuery } from '@tanstack/react-query';
import { api } from '../../../api/queries.ts';
import { today } from '../days.ts';

/** What waits for whoever is logged in, and how the work has gone lately. */
export const useDashboard = () =>
  useQuery(api.work.dashboards.mine.queryOptions({ input: { today: today() }, meta: { quiet: true } }));
