import { useEffect, useSyncExternalStore } from 'react';

const looking: string[] = [];
const listeners = new Set<() => void>();

function publish(): void {
  for (const listener of listeners) listener();
}

/** While the component is shown, changes of this app arrive as they happen, whoever makes them. */
export function useFollowApp(app: string | undefined): void {
  useEffect(() => {
    if (!app) return;
    looking.push(app);
    publish();
    return () => {
      looking.splice(looking.lastIndexOf(app), 1);
      publish();
    };
  }, [app]);
}

/** The app that is looked at, the innermost screen's where several are open. */
export function useFollowedApp(): string | undefined {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => looking.at(-1),
  );
}
