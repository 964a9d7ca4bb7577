import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { SideDialog } from '../../../shell/dialog/side-dialog.tsx';
import { useReturnFocus } from '../../../shell/dialog/use-return-focus.ts';
import classes from './filters-drawer.module.css';

/** The filters over the page, where there is no room for them beside it. Open as long as it is rendered. */
export function FiltersDrawer({ onClose, children }: { onClose: () => void; children: ReactNode }) {
  const { t } = useTranslation('demo/ecommerce');
  useReturnFocus();
  return (
    <SideDialog
      onClose={onClose}
      title={t('filters.title')}
      position="left"
      size={300}
      bodyClass={classes.body}
      returnFocus={false}
    >
      {children}
      <Button className={classes.done} fullWidth onClick={onClose}>
        {t('filters.show')}
      </Button>
    </SideDialog>
  );
}
