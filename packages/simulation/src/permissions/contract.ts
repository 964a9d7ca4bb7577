import { get, type Nothing, post, remove } from '../core/call.ts';

export const roleNames = ['administrator', 'manager', 'user', 'support', 'restricted-user'] as const;
export type RoleName = (typeof roleNames)[number];

export interface Permission {
  id: number;
  name: string;
  /** The roles that have it. */
  assignedTo: RoleName[];
  /** As a text: `14 Apr 2021, 8:43 PM`. */
  createdDate: string;
}

export interface PermissionQuery {
  /** Part of a name or of a date of creation. */
  q?: string | undefined;
  /** Rows of a page, 10 where not given. */
  perPage?: number | undefined;
  /** From 1. */
  page?: number | undefined;
  /** Only those of this role. */
  assignedTo?: string | undefined;
}

interface PermissionPage {
  params: Record<string, string>;
  allData: Permission[];
  /** How many match, on all pages. */
  total: number;
  permissions: Permission[];
}

export const listPermissions = get<PermissionQuery, PermissionPage>('/apps/permissions/data');
export const addPermission = post<{ permission: { name: string } }, { permission: Permission }>(
  '/apps/permissions/add-permission',
  201,
);
export const updatePermission = post<{ id: number; name: string }, { permission: Permission | null }>(
  '/apps/permissions/update-permission',
  201,
);
/** Addition: puts a removed one back where it was. */
export const restorePermission = post<{ id: number }, { permission: Permission | null }>(
  '/apps/permissions/restore',
);
export const deletePermission = remove<{ id: number }, Nothing>('/apps/permissions/delete');
