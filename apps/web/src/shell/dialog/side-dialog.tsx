import { Drawer, type DrawerRootProps } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import classes from './side-dialog.module.css';

interface SideDialogProps
  extends Pick<DrawerRootProps, 'size' | 'padding' | 'position' | 'returnFocus' | 'classNames'> {
  opened?: boolean;
  /** What it is about, which also is its name. */
  title: ReactNode;
  /** Class of what stands below the title. */
  bodyClass?: string | undefined;
  onClose: () => void;
  children: ReactNode;
}

/** A dialog along an edge of the window, named by its title alone as a `DialogFrame` is. */
export function SideDialog({
  opened = true,
  title,
  bodyClass = '',
  onClose,
  children,
  ...root
}: SideDialogProps) {
  const { t } = useTranslation('common');
  return (
    <Drawer.Root opened={opened} onClose={onClose} transitionProps={{ duration: 160 }} {...root}>
      <Drawer.Overlay />
      <Drawer.Content>
        <Drawer.Header role="none">
          <Drawer.Title>{title}</Drawer.Title>
          <Drawer.CloseButton aria-label={t('close')} />
        </Drawer.Header>
        <div className={`${classes.body} ${bodyClass}`}>{children}</div>
      </Drawer.Content>
    </Drawer.Root>
  );
}
