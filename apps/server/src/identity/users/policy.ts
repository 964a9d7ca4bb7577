import { covers, type Rule, reachesAll } from '@kazi/contract/abilities';
import type { User } from '@kazi/contract/identity';
import { reachesPeople } from '../../access/index.ts';
import type { Viewer } from '../../ports/viewer.ts';

/** A role that somebody has or is to be given. */
interface Role {
  role: string;
  rules: readonly Rule[];
}

interface Someone extends Role {
  id: string;
  /** Set for who is there as a name in books and history alone: nothing of them is changed any more. */
  anonymised_at: Date | null;
}

/** The user who makes a request, and what they may do. */
export interface Requester extends Pick<Viewer, 'ability'> {
  user: { id: string; role: string };
}

const isSelf = ({ user }: Requester, { id }: Someone) => user.id === id;

/** Whether the viewer may do all that the role may; owners are above everybody else. */
const outranks = ({ ability, user }: Requester, { role, rules }: Role) =>
  covers(ability, rules) && (role !== 'owner' || user.role === 'owner');

export const managesUsers = ({ ability }: Requester) => reachesAll(ability, 'User');
export const mayRead = ({ ability }: Requester) => ability.can('read', 'User');
/** Only people who manage others or put them together see addresses; a client could gather those of all they give work to. */
export const maySeeAddress = (viewer: Requester, who: Someone) =>
  isSelf(viewer, who) || reachesPeople(viewer);
export const maySeePrivate = (viewer: Requester, who: Someone) => isSelf(viewer, who) || managesUsers(viewer);
export const mayUpdate = (viewer: Requester, who: Someone) =>
  isSelf(viewer, who) ||
  (!who.anonymised_at && viewer.ability.can('update', 'User') && outranks(viewer, who));
export const mayChangeRole = (viewer: Requester, who: Someone) =>
  !who.anonymised_at && managesUsers(viewer) && outranks(viewer, who);
export const mayGiveRole = (viewer: Requester, role: Role) => managesUsers(viewer) && outranks(viewer, role);
export const maySuspend = (viewer: Requester, who: Someone) =>
  !isSelf(viewer, who) && mayChangeRole(viewer, who);

/** Ask for another address: one's own, or as who may suspend them, so that an owner's is for owners alone. */
export const mayChangeEmail = (viewer: Requester, who: Someone) =>
  isSelf(viewer, who) || mayChangeRole(viewer, who);

type Status = User['status'];

interface Leaver extends Someone {
  status: Status;
  removed_at: Date | null;
}

/** Remove: of those who are or were in. */
export const mayRemove = (viewer: Requester, who: Leaver) =>
  maySuspend(viewer, who) && !who.removed_at && (who.status === 'active' || who.status === 'suspended');
/** Make anonymous, which nothing takes back: only who is removed. */
export const mayAnonymise = (viewer: Requester, who: Leaver) =>
  maySuspend(viewer, who) && who.removed_at !== null;

/** The statuses of people whom the viewer may see; people who are not in yet are shown to managers of people only. */
export const statusesSeen = (viewer: Requester): readonly Status[] =>
  managesUsers(viewer) ? ['active', 'suspended', 'waiting', 'pending'] : ['active', 'suspended'];

/** The statuses of a list: the one asked for, if the viewer may see it; unasked all that managers see, or active. */
export function statusesListed(viewer: Requester, asked: Status | undefined): readonly Status[] {
  if (asked) return statusesSeen(viewer).filter((status) => status === asked);
  return managesUsers(viewer) ? statusesSeen(viewer) : ['active'];
}
