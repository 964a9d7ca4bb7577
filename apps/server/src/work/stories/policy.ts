import { type Action, reachesAll } from '@kazi/contract/abilities';
import type { Standing } from '../../access/index.ts';
import type { Viewer } from '../../ports/viewer.ts';

interface Story {
  author_id: string;
}

const can = (viewer: Viewer, action: Action, { owns }: Standing, story: Story) =>
  reachesAll(viewer.ability, 'Story') ||
  ((owns || story.author_id === viewer.user.id) && viewer.ability.can(action, 'Story'));

export const mayRead = ({ ability }: Viewer) => ability.can('read', 'Story');
export const mayCreate = ({ ability }: Viewer, { owns, member }: Standing) =>
  reachesAll(ability, 'Story') || ((owns || member) && ability.can('create', 'Story'));
export const mayUpdate = (viewer: Viewer, app: Standing, story: Story) => can(viewer, 'update', app, story);
export const mayDelete = (viewer: Viewer, app: Standing, story: Story) => can(viewer, 'delete', app, story);
