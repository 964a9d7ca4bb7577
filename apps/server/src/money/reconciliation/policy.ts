import { reachesAll } from '@kazi/contract/abilities';
import type { Viewer } from '../../ports/viewer.ts';

/** The books are for those who reach every payment of the workspace. */
export const mayKeepBooks = ({ ability }: Viewer) => reachesAll(ability, 'Payment');
