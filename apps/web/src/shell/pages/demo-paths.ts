import { allPaths, paths, showcaseStarts } from '@kazi/simulation/paths';

/** Both variants have pages there. */
const shared: readonly string[] = [paths.ecommerce, paths.login];
const sharedFolders: readonly string[] = ['', '/apps'];

const folderOf = (path: string) => path.slice(0, path.lastIndexOf('/'));

/** Folders with several pages of the demo: all that is in them is the demo's. */
const folders = [...Map.groupBy(allPaths, folderOf)]
  .filter(([folder, inside]) => inside.length > 1 && !sharedFolders.includes(folder))
  .map(([folder]) => folder);

const starts = [...folders, ...showcaseStarts];

/** Whether a path is one of the demo's, so that the business application can offer to open it there. */
export function isDemoPath(path: string): boolean {
  const bare = path.replace(/\/+$/, '');
  if (shared.includes(bare)) return false;
  return allPaths.includes(bare) || starts.some((start) => bare === start || bare.startsWith(`${start}/`));
}
