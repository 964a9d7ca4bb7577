import { reachesAll } from '@kazi/contract/abilities';
import type { Viewer } from '../ports/viewer.ts';

/** Who uploaded a file is a party to it; so is who sees a task that it is attached to, see `fileFor`. */
interface Standing {
  uploaded_by: string;
}

export const mayUpload = ({ ability }: Viewer) => ability.can('create', 'File');
export const mayDelete = ({ ability, user }: Viewer, file: Standing) =>
  reachesAll(ability, 'File') || file.uploaded_by === user.id;
