import { useEffect } from 'react';
import { type LayoutOverride, setLayoutOverride } from './preferences.ts';

/**
 * Shows the frame otherwise while the component is there, and gives back what was chosen when it goes. Only one
 * component of a page may do so.
 */
export function useLayoutOverride({ menu, layout, frame }: LayoutOverride): void {
  useEffect(() => {
    setLayoutOverride({ ...(menu && { menu }), ...(layout && { layout }), ...(frame && { frame }) });
    return () => setLayoutOverride({});
  }, [menu, layout, frame]);
}
