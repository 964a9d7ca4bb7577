import { Drawer } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { Sidebar } from './sidebar.tsx';
import type { FrameContent } from './types.ts';

interface PhoneMenuProps extends FrameContent {
  opened: boolean;
  onClose: () => void;
  onShowShortcuts: () => void;
}

/** The menu of narrow screens: slides in over the page. */
export function PhoneMenu({ opened, onClose, ...sidebar }: PhoneMenuProps) {
  const { t } = useTranslation('shell');
  return (
    <Drawer.Root opened={opened} onClose={onClose} size={280} padding={0}>
      <Drawer.Overlay />
      <Drawer.Content aria-label={t('menu.label')}>
        <Sidebar {...sidebar} inDrawer />
      </Drawer.Content>
    </Drawer.Root>
  );
}
