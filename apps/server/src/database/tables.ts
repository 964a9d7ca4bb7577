import type { ActivityTables } from './tables/activity.ts';
import type { FileTables } from './tables/files.ts';
import type { IdentityTables } from './tables/identity.ts';
import type { MailTables } from './tables/mail.ts';
import type { MoneyTables } from './tables/money.ts';
import type { OrganisationTables } from './tables/organisation.ts';
import type { PayrollTables } from './tables/payroll.ts';
import type { WorkTables } from './tables/work.ts';

/** Every table, as the migrations make them. bigint and numeric are read as numbers, dates as text. */
export type Tables = FileTables &
  IdentityTables &
  OrganisationTables &
  ActivityTables &
  MailTables &
  MoneyTables &
  PayrollTables &
  WorkTables;
