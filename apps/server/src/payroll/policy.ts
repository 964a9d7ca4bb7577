import { reachesAll } from '@kazi/contract/abilities';
import type { Viewer } from '../ports/viewer.ts';

/**
 * People who run payroll see what all employees earn; other rights, such as managing people or wallets, do not reach here.
 */
export const runsPayroll = ({ ability }: Viewer) => reachesAll(ability, 'Payroll');
export const mayApprove = ({ ability }: Viewer) => ability.can('approve', 'Payroll');
/** All others see their own pay. */
export const seesOwnPay = ({ ability }: Viewer) => ability.can('read', 'Payroll');
