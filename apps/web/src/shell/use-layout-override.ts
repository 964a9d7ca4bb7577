import { useEffect } from 'react';
import { type LayoutOverride, setLayoutOverride } from './preferences.ts';

/**
 * Shows the frame otherwise while the component is there, and gives back what was chosen when it goes. Only one
 * component of a page may do so.
 */
export function useLayoutOverride({ menu, layout, width, bare }: LayoutOverride): void {
  useEffect(() => {
    setLayoutOverride({
      ...(menu && { menu }),
      ...(layout && { layout }),
      ...(width && { width }),
      ...(bare && { bare }),
    });
    return () => setLayoutOverride({});
  }, [menu, layout, width, bare]);
}
