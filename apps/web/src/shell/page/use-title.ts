import { useEffect } from 'react';
import { useWorkspaceLook } from '../workspace-look.ts';

/** Titles the browser's tab: `Projects · Name of the workspace`. */
export function useTitle(title: string): void {
  const { name } = useWorkspaceLook();
  useEffect(() => {
    document.title = `${title} · ${name}`;
  }, [title, name]);
}

/** Titles the browser's tab for as long as something else is open over the page; afterwards it has the page's title again. */
export function useTitleMeanwhile(title: string | undefined): void {
  const { name } = useWorkspaceLook();
  useEffect(() => {
    if (title === undefined) return;
    const before = document.title;
    const shown = `${title} · ${name}`;
    document.title = shown;
    return () => {
      if (document.title === shown) document.title = before;
    };
  }, [title, name]);
}
