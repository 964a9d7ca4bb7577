import type { Viewer } from '../../ports/viewer.ts';

export const mayRead = ({ ability }: Pick<Viewer, 'ability'>) => ability.can('read', 'Workspace');
export const mayUpdate = ({ ability }: Pick<Viewer, 'ability'>) => ability.can('update', 'Workspace');
