import { documentLook, type Look } from '../boot/workspace.ts';
import { createStore, useStore } from './store.ts';

const look = createStore(documentLook());

/** Name and logo of the workspace, as every page shows them. */
export const useWorkspaceLook = (): Look => useStore(look, (now) => now);

/** Shows the workspace as it was just changed; pages that are loaded from now on bring it with them. */
export const setWorkspaceLook = look.set;
