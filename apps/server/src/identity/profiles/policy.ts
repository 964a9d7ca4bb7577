import type { Viewer } from '../../ports/viewer.ts';
import { managesUsers } from '../users/policy.ts';

interface Profile {
  user_id: string;
  type: 'personal' | 'business';
}

const isOwn = ({ user }: Viewer, { user_id }: Pick<Profile, 'user_id'>) => user.id === user_id;

export const mayRead = (viewer: Viewer, of: Pick<Profile, 'user_id'>) =>
  isOwn(viewer, of) || managesUsers(viewer);
export const mayUpdate = (viewer: Viewer, profile: Profile) => mayRead(viewer, profile);
export const mayDelete = (viewer: Viewer, profile: Profile) =>
  profile.type === 'business' && mayRead(viewer, profile);
