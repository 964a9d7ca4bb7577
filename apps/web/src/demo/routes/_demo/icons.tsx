import { createFileRoute } from '@tanstack/react-router';
import { loadTexts } from '../../../i18n/i18n.ts';
import { flag, text } from '../../../shell/search-params.ts';
import { IconsPage } from '../../icons/icons-page.tsx';
import { useSearchOf } from '../../routing/use-search-of.ts';

const read = (search: Record<string, unknown>) => ({ q: text(search.q), filled: flag(search.filled) });

export const Route = createFileRoute('/_demo/icons')({
  validateSearch: read,
  loader: () => loadTexts('showcase'),
  component: () => <IconsPage search={useSearchOf(read)} />,
});
