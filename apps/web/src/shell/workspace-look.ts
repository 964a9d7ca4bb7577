import { type AccentName, accentNames } from '@kazi/ui/brand';
import { documentLook, type Look } from '../boot/workspace.ts';
import { createStore, useStore } from './store.ts';

const look = createStore(documentLook());

/** Name and logo of the workspace, as every page shows them. */
export const useWorkspaceLook = (): Look => useStore(look, (now) => now);

/** What an accent is called: the first one is the workspace's, where that has a colour. */
export function useAccentName(): (accent: AccentName) => AccentName | 'workspace' {
  const { hasAccent } = useWorkspaceLook();
  return (accent) => (hasAccent && accent === accentNames[0] ? 'workspace' : accent);
}

/** The look as it is now, for what is no component. */
export const workspaceLook = look.get;

/** Shows the workspace as it was just changed; pages that are loaded from now on bring it with them. */
export const setWorkspaceLook = look.set;
