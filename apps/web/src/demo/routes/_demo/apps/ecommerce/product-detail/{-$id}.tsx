import { featuredProduct } from '@kazi/simulation/ecommerce';
import { createFileRoute } from '@tanstack/react-router';
import { loadTexts } from '../../../../../../i18n/i18n.ts';
import { ProductPage } from '../../../../../ecommerce/product/product-page.tsx';
import { usePathParam } from '../../../../../routing/use-search-of.ts';

export const Route = createFileRoute('/_demo/apps/ecommerce/product-detail/{-$id}')({
  loader: () => loadTexts('demo/ecommerce'),
  component: () => <ProductPage id={usePathParam('id') ?? String(featuredProduct)} />,
});
