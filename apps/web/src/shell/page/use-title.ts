import { useEffect } from 'react';
import { useWorkspaceLook } from '../workspace-look.ts';

/** Titles the browser's tab: `Projects · Name of the workspace`. */
export function useTitle(title: string): void {
  const { name } = useWorkspaceLook();
  useEffect(() => {
    document.title = `${title} · ${name}`;
  }, [title, name]);
}
