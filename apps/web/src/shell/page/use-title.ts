import { brandName } from '@kazi/ui/brand';
import { useEffect } from 'react';

/** Titles the browser's tab: `Projects · Name of the product`. */
export function useTitle(title: string): void {
  useEffect(() => {
    document.title = `${title} · ${brandName}`;
  }, [title]);
}
