import { useLocation } from '@tanstack/react-router';

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** The address somebody typed on the screen before; kept out of the URL, which others may see. */
    email?: string;
  }
}

/** The address typed on the screen before; empty where there was none. */
export const useKnownAddress = (): string => useLocation().state.email ?? '';
