import { askForUsers } from '../identity/index.ts';
import { askForOwnAccounts } from '../money/index.ts';
import { askForApps, askForProjects } from '../organisation/index.ts';
import { askForMyWork } from '../work/index.ts';

/** What pages of the menu ask the server first, by their addresses. */
export const firstAsks: Readonly<Record<string, () => Promise<void>>> = {
  '/my-work': askForMyWork,
  '/projects': askForProjects,
  '/apps': askForApps,
  '/wallet': askForOwnAccounts,
  '/people': askForUsers,
};
