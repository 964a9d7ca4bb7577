import { useEffect } from 'react';
import { createStore, useStore } from '../shell/store.ts';

/** The apps of the screens that are open, the innermost last. */
const followed = createStore<readonly string[]>([]);

/** While the component is shown, changes of this app arrive as they happen. */
export function useFollowApp(app: string | undefined): void {
  useEffect(() => {
    if (!app) return;
    followed.set([...followed.get(), app]);
    return () => {
      const apps = followed.get();
      followed.set(apps.toSpliced(apps.lastIndexOf(app), 1));
    };
  }, [app]);
}

/** The app of the innermost screen that is open. */
export const useFollowedApp = (): string | undefined => useStore(followed, (apps) => apps.at(-1));
