import { Stack } from '@kazi/ui/layout';
import { Drawer } from '@mantine/core';
import type { ReactNode } from 'react';

interface FilterSheetProps {
  title: string;
  opened: boolean;
  onClose: () => void;
  children: ReactNode;
}

/** The controls of a list that a phone has no room for, from its lower edge. */
export const FilterSheet = ({ children, ...drawer }: FilterSheetProps) => (
  <Drawer {...drawer} position="bottom" size="auto">
    <Stack gap={16}>{children}</Stack>
  </Drawer>
);
