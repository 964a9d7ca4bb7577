import { useTranslation } from 'react-i18next';
import { SideDialog } from '../../../shell/dialog/side-dialog.tsx';
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
    <SideDialog opened={opened} onClose={onClose} size={260} padding={12} title={t('title')}>
      <Folders search={search} onPick={onClose} />
    </SideDialog>
  );
}
