import { type ReactNode, Suspense, useState } from 'react';
import { KeysRest } from './shortcuts/use-shortcut.ts';

interface OnceOpenedProps {
  opened: boolean;
  /** A lazy component: its code is fetched when it is first opened. */
  children: ReactNode;
}

/**
 * Renders a dialog from its first opening on. It stays afterwards, so that it can close in its own time and give
 * the focus back to what opened it.
 */
export function OnceOpened({ opened, children }: OnceOpenedProps) {
  const [wasOpened, setWasOpened] = useState(opened);
  if (opened && !wasOpened) setWasOpened(true);
  return wasOpened && <Suspense fallback={<KeysRest />}>{children}</Suspense>;
}
