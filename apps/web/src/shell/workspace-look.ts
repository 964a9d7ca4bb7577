import { dayIn } from '@kazi/contract/days';
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

/** Today by the clocks of the workspace, 2026-11-21: statements and reports are dated by them wherever the device is. */
export const workspaceToday = (): string => dayIn(look.get().timeZone);

/** Shows the workspace as it was just changed; pages that are loaded from now on bring it with them. */
export const setWorkspaceLook = look.set;
