import { reachesAll } from '@kazi/contract/abilities';
import type { Viewer } from '../../ports/viewer.ts';

/** Limits hold for all people, so who keeps the books sets them. */
export const mayManage = ({ ability }: Viewer) => reachesAll(ability, 'Payment');
