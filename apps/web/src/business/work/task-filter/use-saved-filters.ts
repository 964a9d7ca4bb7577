import type { TaskFilter } from '@kazi/contract/work';
import { toast } from '@kazi/ui/toast';
import { useLocalStorage } from '@mantine/hooks';
import { useTranslation } from 'react-i18next';
import { readTaskFilter } from './filter.ts';

interface SavedFilter {
  name: string;
  filter: TaskFilter;
}

const most = 12;

/** Filters of an app's tasks that somebody named, kept on this device. */
export function useSavedFilters(app: string) {
  const { t } = useTranslation('work');
  const [saved, setSaved] = useLocalStorage<SavedFilter[]>({
    key: `kazi.filters.${app}`,
    defaultValue: [],
    getInitialValueInEffect: false,
    deserialize: read,
  });
  const without = (name: string) => saved.filter((other) => other.name !== name);
  return {
    saved,
    save(name: string, filter: TaskFilter) {
      setSaved([...without(name), { name, filter }].slice(-most));
      toast({ message: t('filter.saved.kept', { name }) });
    },
    forget: (name: string) => setSaved(without(name)),
  };
}

/** What the device kept, as far as it still is what this version writes. */
function read(kept: string | undefined): SavedFilter[] {
  const items: unknown = kept ? JSON.parse(kept) : [];
  if (!Array.isArray(items)) return [];
  return items.flatMap((item) =>
    typeof item?.name === 'string' ? [{ name: item.name, filter: readTaskFilter(item.filter ?? {}) }] : [],
  );
}
