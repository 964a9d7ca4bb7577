import { createFileRoute } from '@tanstack/react-router';
import { loadTexts } from '../../../i18n/i18n.ts';
import { EcommercePage } from '../../dashboards/ecommerce/ecommerce-page.tsx';
import { readEcommerceSearch } from '../../dashboards/parts/search.ts';
import { useSearchOf } from '../../routing/use-search-of.ts';

export const Route = createFileRoute('/_demo/')({
  validateSearch: readEcommerceSearch,
  loader: () => loadTexts('demo/dashboards'),
  component: () => <EcommercePage search={useSearchOf(readEcommerceSearch)} />,
});
