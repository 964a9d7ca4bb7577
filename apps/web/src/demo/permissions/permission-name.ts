/** What is wrong with a permission's name; null where nothing is. */
export const permissionName = (name: string): string | null =>
  name.trim() === '' ? 'Give the permission a name.' : null;
