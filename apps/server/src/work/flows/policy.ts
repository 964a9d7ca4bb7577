import { type Action, reachesAll } from '@kazi/contract/abilities';
import type { Standing } from '../../access/index.ts';
import type { Viewer } from '../../ports/viewer.ts';

interface Flow {
  author_id: string;
}

const can = (viewer: Viewer, action: Action, { owns }: Standing, flow: Flow) =>
  reachesAll(viewer.ability, 'Flow') ||
  ((owns || flow.author_id === viewer.user.id) && viewer.ability.can(action, 'Flow'));

/** Read the flows of an app that the viewer sees. */
export const mayRead = ({ ability }: Viewer) => ability.can('read', 'Flow');
export const mayUpdate = (viewer: Viewer, app: Standing, flow: Flow) => can(viewer, 'update', app, flow);
export const mayDelete = (viewer: Viewer, app: Standing, flow: Flow) => can(viewer, 'delete', app, flow);
export const mayComment = ({ ability }: Viewer) => ability.can('create', 'Comment');
