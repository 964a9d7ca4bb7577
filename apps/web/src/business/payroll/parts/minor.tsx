import { Text } from '@kazi/ui/layout';
import type { ReactNode } from 'react';

/** What stands below or beside something, as the lesser of both; on a line of its own with `below`. */
export const Minor = ({ below = false, children }: { below?: boolean; children: ReactNode }) => (
  <Text as={below ? 'div' : 'span'} tone="muted" size={13} weight={400}>
    {children}
  </Text>
);
