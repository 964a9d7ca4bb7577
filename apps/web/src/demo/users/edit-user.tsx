import { onDemand } from '../../shell/dialog/on-demand.ts';

/** The dialog that changes a user, fetched when it is first opened: it stands in a `Suspense`. */
export const EditUser = onDemand(() =>
  import('./edit-user-dialog.tsx').then((module) => module.EditUserDialog),
);
