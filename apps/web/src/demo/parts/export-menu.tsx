import { toast } from '@kazi/ui/toast';
import { Button, Menu } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import IconDownload from '#icons/IconDownload';
import type { WrittenTable } from '../sheets/messages.ts';

/** What a file of a list holds. */
export type Sheet = Pick<WrittenTable, 'headings' | 'rows'>;

interface ExportMenuProps {
  /** Of the file, without its ending. */
  name: string;
  /** Called once a file is wanted. */
  sheet: () => Sheet | Promise<Sheet>;
  /** Among other small buttons. */
  isSmall?: boolean;
}

/** Saves a list as a file. What writes it is fetched only then. */
export function ExportMenu({ name, sheet, isSmall = false }: ExportMenuProps) {
  const { t } = useTranslation('demo');
  async function save(kind: WrittenTable['kind']): Promise<void> {
    try {
      const [{ saveTable }, table] = await Promise.all([import('../sheets/sheets.ts'), sheet()]);
      await saveTable(name, { kind, ...table });
    } catch {
      toast({ message: t('parts.export.failed'), tone: 'DANGER' });
    }
  }
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
        <Menu.Item onClick={() => save('csv')}>{t('parts.export.csv')}</Menu.Item>
        <Menu.Item onClick={() => save('xlsx')}>{t('parts.export.xlsx')}</Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
}
