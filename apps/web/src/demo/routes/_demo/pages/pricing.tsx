import { createFileRoute } from '@tanstack/react-router';
import { loadTexts } from '../../../../i18n/i18n.ts';
import { oneOf } from '../../../../shell/search-params.ts';
import { billings } from '../../../pricing/billing.ts';
import { PricingPage } from '../../../pricing/pricing-page.tsx';
import { useSearchOf } from '../../../routing/use-search-of.ts';

const read = (search: Record<string, unknown>) => ({ billing: oneOf(search.billing, billings) });

export const Route = createFileRoute('/_demo/pages/pricing')({
  validateSearch: read,
  loader: () => loadTexts('demo/pricing'),
  component: () => <PricingPage billing={useSearchOf(read).billing} />,
});
