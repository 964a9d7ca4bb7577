import { reachesAll } from '@kazi/contract/abilities';
import type { Viewer } from '../ports/viewer.ts';

/** The parties to a file are its uploader and the viewers of the tasks it is attached to, see `fileFor`. */
interface FileParties {
  uploaded_by: string;
}

export const mayUpload = ({ ability }: Viewer) => ability.can('create', 'File');
export const mayDelete = ({ ability, user }: Viewer, file: FileParties) =>
  reachesAll(ability, 'File') || file.uploaded_by === user.id;
