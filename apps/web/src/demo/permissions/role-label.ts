/** A role's name as people read it: `restricted-user` is "Restricted user". */
export const roleLabel = (role: string): string => {
  const words = role.replaceAll('-', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
};
