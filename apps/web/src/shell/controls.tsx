import '@kazi/ui/styles/mantine.css';
import '@kazi/ui/styles/app.css';
import { theme } from '@kazi/ui/theme';
import { DirectionProvider, MantineProvider } from '@mantine/core';
import type { ReactNode } from 'react';
import { nonce } from '../boot/nonce.ts';
import { useResolvedPreferences } from './preferences.ts';

/**
 * What Mantine's components need around them. The screens before the login and those for what went wrong stand
 * outside it: they do without Mantine, which would be a fifth of what a login page downloads.
 */
export function Controls({ children }: { children: ReactNode }) {
  const { scheme } = useResolvedPreferences();
  return (
    <DirectionProvider>
      <MantineProvider theme={theme} forceColorScheme={scheme} getStyleNonce={() => nonce}>
        {children}
      </MantineProvider>
    </DirectionProvider>
  );
}
