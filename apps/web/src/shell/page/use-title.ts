import { brandName } from '@kazi/ui/brand';
import { useEffect } from 'react';

/** Titles the browser's tab: `Projects · Name of the product`. */
export function useTitle(title: string): void {
  useEffect(() => {
    document.title = titled(title);
  }, [title]);
}

/** Titles the browser's tab for as long as something else is open over the page; afterwards it has the page's title again. */
export function useTitleMeanwhile(title: string | undefined): void {
  useEffect(() => {
    if (title === undefined) return;
    const before = document.title;
    document.title = titled(title);
    return () => {
      if (document.title === titled(title)) document.title = before;
    };
  }, [title]);
}

const titled = (title: string): string => `${title} · ${brandName}`;
