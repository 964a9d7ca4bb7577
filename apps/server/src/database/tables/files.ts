import type { Generated } from 'kysely';
import type { Moment } from './columns.ts';

interface Files {
  tenant_id: string;
  id: string;
  name: string;
  /** Media type, found from the bytes. */
  type: string;
  /** Bytes. */
  size: number;
  sha256: string;
  has_thumbnail: Generated<boolean>;
  uploaded_by: string;
  created_at: Moment;
}

export interface FileTables {
  files: Files;
}
