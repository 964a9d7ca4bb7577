import type { Permission } from '@kazi/contract/organisation';

/** Ids of permissions among all of a workspace, by words such as `read Project`. */
export const permissionIds = (all: readonly Permission[], words: readonly string[]): string[] =>
  words.map((wanted) => {
    const found = all.find(({ action, subject }) => `${action} ${subject}` === wanted);
    if (!found) throw new TypeError(`There is no permission to ${wanted}`);
    return found.id;
  });
