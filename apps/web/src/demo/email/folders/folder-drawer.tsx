import { Drawer } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import type { EmailSearch } from '../search.ts';
import { Folders } from './folders.tsx';

interface FolderDrawerProps {
  search: EmailSearch;
  opened: boolean;
  onClose: () => void;
}

/** The folders of narrow screens: slide in over the list, and away once one was chosen. */
export function FolderDrawer({ search, opened, onClose }: FolderDrawerProps) {
  const { t } = useTranslation('demo/email');
  return (
    <Drawer
      opened={opened}
      onClose={onClose}
      size={260}
      padding={12}
      title={t('title')}
      closeButtonProps={{ 'aria-label': t('close') }}
    >
      <Folders search={search} onPick={onClose} />
    </Drawer>
  );
}
