import { api } from '../../../api/queries.ts';
import { queryClient } from '../../../api/query-client.ts';

/** The currency in which Kenyan payroll is computed and paid. */
export const payCurrency = 'KES';

/** After a change: everything that payroll shows is fetched again. */
export const refreshPayroll = () => queryClient.invalidateQueries({ queryKey: api.payroll.key() });
