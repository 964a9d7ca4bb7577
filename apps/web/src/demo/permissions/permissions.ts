/** What is wrong with a permission's name; null where nothing is. */
export const permissionName = (name: string): string | null =>
  name.trim() === '' ? 'Give the permission a name.' : null;

/** A role's name as people read it: `restricted-user` is "Restricted user". */
export const roleLabel = (role: string): string => {
  const words = role.replaceAll('-', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
};
