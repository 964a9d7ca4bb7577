import type { Db } from '../../database/tenancy.ts';
import type { Viewer } from '../../ports/viewer.ts';
import { found } from '../../refuse.ts';
import { type EmployeeRow, employeeById } from './queries.ts';

/** An employee. Throws 404 where there is none, or where the viewer may not see their pay. */
export const findEmployee = async (db: Db, viewer: Viewer, id: string): Promise<EmployeeRow> =>
  found(await employeeById(db, viewer, id), 'employee');
