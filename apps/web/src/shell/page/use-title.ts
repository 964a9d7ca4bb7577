import { useEffect } from 'react';

/** Titles the browser's tab: `Projects · Kazi`. */
export function useTitle(title: string): void {
  useEffect(() => {
    document.title = `${title} · Kazi`;
  }, [title]);
}
