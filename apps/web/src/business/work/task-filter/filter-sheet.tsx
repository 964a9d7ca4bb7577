import { Stack } from '@kazi/ui/layout';
import type { ReactNode } from 'react';
import { SideDialog } from '../../../shell/dialog/side-dialog.tsx';

interface FilterSheetProps {
  title: string;
  opened: boolean;
  onClose: () => void;
  children: ReactNode;
}

/** The controls of a list that a phone has no room for, from its lower edge. */
export const FilterSheet = ({ children, ...dialog }: FilterSheetProps) => (
  <SideDialog {...dialog} position="bottom" size="auto">
    <Stack gap={16}>{children}</Stack>
  </SideDialog>
);
