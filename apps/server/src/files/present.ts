import type { File } from '@kazi/contract/files';
import type { FileAddresses } from '../ports/files.ts';
import type { FileRow } from './queries.ts';

/** A file with the addresses to fetch it from, for somebody who may see it. */
export function presentFile(row: FileRow, addresses: FileAddresses): File {
  return {
    id: row.id,
    name: row.name,
    type: row.type,
    size: row.size,
    url: addresses.of(row.tenant_id, row.id),
    thumbnail: row.has_thumbnail ? addresses.of(row.tenant_id, row.id, 'thumbnail') : null,
    uploadedBy: row.uploaded_by,
    createdAt: row.created_at.toISOString(),
  };
}
