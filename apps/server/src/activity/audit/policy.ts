import type { Viewer } from '../../ports/viewer.ts';

/** The trail shows what all people did, so it is for those alone who may do everything. */
export const mayReadTrail = ({ ability }: Viewer): boolean => ability.can('manage', 'all');
