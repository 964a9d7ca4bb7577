import { type RawBuilder, sql } from 'kysely';
import { zonedTime } from './zoned-time.ts';

const setting = (value: RawBuilder<unknown>) =>
  sql`(select ${value} from workspace_settings s where s.tenant_id = current_tenant())`;

const zone = setting(sql`s.time_zone`);

/** Within queries of a tenant: days and months by the clocks of the workspace, such as those of its reports. */
export const workspaceTime = zonedTime(zone);

/** By how many days its weeks begin before Monday. */
const beforeMonday = setting(sql`case s.week_start when 'sunday' then 1 when 'saturday' then 2 else 0 end`);

/** Within queries of a tenant: the first day of the workspace's week of a moment. */
export const workspaceWeek = (moment: RawBuilder<unknown>): RawBuilder<string> =>
  sql<string>`(date_trunc('week', (${moment} at time zone ${zone}) + ${beforeMonday} * interval '1 day')::date - ${beforeMonday})`;
