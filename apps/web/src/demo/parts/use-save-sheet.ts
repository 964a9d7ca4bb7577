import { toast } from '@kazi/ui/toast';
import { useTranslation } from 'react-i18next';
import type { WrittenTable } from '../sheets/messages.ts';

/** What a file of a list holds. */
export type Sheet = Pick<WrittenTable, 'headings' | 'rows'>;

/** Saves a table as a file of that name, without its ending. What writes it is fetched only then. */
export function useSaveSheet(name: string) {
  const { t } = useTranslation('demo');
  return async (kind: WrittenTable['kind'], sheet: () => Sheet | Promise<Sheet>): Promise<void> => {
    try {
      const [{ saveTable }, table] = await Promise.all([import('../sheets/sheets.ts'), sheet()]);
      await saveTable(name, { kind, ...table });
    } catch {
      toast({ message: t('parts.export.failed'), tone: 'DANGER' });
    }
  };
}
