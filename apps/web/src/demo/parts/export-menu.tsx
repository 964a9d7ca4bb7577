import { Button, Menu } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import IconDownload from '#icons/IconDownload';
import { type Sheet, useSaveSheet } from './use-save-sheet.ts';

interface ExportMenuProps {
  /** The file's name, without its ending. */
  name: string;
  /** Called once a file is wanted. */
  sheet: () => Sheet | Promise<Sheet>;
  /** Among other small buttons. */
  isSmall?: boolean;
}

/** Saves a list as a file. What writes it is fetched only then. */
export function ExportMenu({ name, sheet, isSmall = false }: ExportMenuProps) {
  const { t } = useTranslation('demo');
  const save = useSaveSheet(name);
  return (
    <Menu position="bottom-end">
      <Menu.Target>
        <Button
          variant="default"
          {...(isSmall && { size: 'compact-sm' })}
          leftSection={<IconDownload size={isSmall ? 14 : 16} stroke={1.8} />}
        >
          {t('parts.export.label')}
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Item onClick={() => save('csv', sheet)}>{t('parts.export.csv')}</Menu.Item>
        <Menu.Item onClick={() => save('xlsx', sheet)}>{t('parts.export.xlsx')}</Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
}
