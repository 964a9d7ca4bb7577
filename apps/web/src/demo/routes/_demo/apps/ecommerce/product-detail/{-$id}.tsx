import { featuredProduct } from '@kazi/simulation/ecommerce';
import { createFileRoute } from '@tanstack/react-router';
import { ProductPage } from '../../../../../ecommerce/product/product-page.tsx';
import { usePathParam } from '../../../../../routing/use-search-of.ts';

export const Route = createFileRoute('/_demo/apps/ecommerce/product-detail/{-$id}')({
  component: () => <ProductPage id={usePathParam('id') ?? String(featuredProduct)} />,
});
