import { Button, Drawer } from '@mantine/core';
import type { ReactNode } from 'react';
import { useReturnFocus } from '../../../shell/dialog/use-return-focus.ts';
import classes from './filters-drawer.module.css';

/** The filters over the page, where there is no room for them beside it. Open as long as it is rendered. */
export function FiltersDrawer({ onClose, children }: { onClose: () => void; children: ReactNode }) {
  useReturnFocus();
  return (
    <Drawer
      opened
      onClose={onClose}
      title="Filters"
      position="left"
      size={300}
      classNames={{ body: classes.body }}
      returnFocus={false}
      closeButtonProps={{ 'aria-label': 'Close' }}
    >
      {children}
      <Button className={classes.done} fullWidth onClick={onClose}>
        Show products
      </Button>
    </Drawer>
  );
}
