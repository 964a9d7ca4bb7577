import { reachesAll } from '@kazi/contract/abilities';
import type { Viewer } from '../../ports/viewer.ts';

/** What is commented on, as far as it gives a say over its comments. */
interface Target {
  /** The viewer owns the app. */
  owns: boolean;
  /** The viewer manages all records like what is commented on. */
  manages: boolean;
}

const wrote = ({ user }: Viewer, comment: { author_id: string }) => comment.author_id === user.id;

export const mayRead = ({ ability }: Viewer) => ability.can('read', 'Comment');
export const mayCreate = ({ ability }: Viewer) => ability.can('create', 'Comment');
/** Only the author of a comment changes its words. */
export const mayUpdate = (viewer: Viewer, comment: { author_id: string }) =>
  wrote(viewer, comment) && viewer.ability.can('update', 'Comment');
export const mayDelete = (viewer: Viewer, target: Target, comment: { author_id: string }) =>
  reachesAll(viewer.ability, 'Comment') ||
  ((target.manages || target.owns || wrote(viewer, comment)) && viewer.ability.can('delete', 'Comment'));
