import { getProduct } from '@kazi/simulation/ecommerce';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { statusOf } from '../../../api/message.ts';
import { FailedState } from '../../../shell/page/failed-state.tsx';
import { Page } from '../../../shell/page/page.tsx';
import { answerOf } from '../../calls/use-answer.ts';
import { DemoLink } from '../../routing/demo-link.tsx';
import { links } from '../../routing/links.ts';
import { NoSuchProduct } from './no-such-product.tsx';
import { ProductDetails } from './product-details.tsx';
import { ProductSkeleton } from './product-skeleton.tsx';
import { Related } from './related.tsx';

/** One product, to be looked at from near. */
export function ProductPage({ id }: { id: string }) {
  // That there is no such product is said here, and by no toast.
  const { data, error, isPending, refetch } = useQuery({
    ...answerOf(getProduct, { id }),
    meta: { quiet: true },
  });
  const shop = (
    <Link to={links.shop} activeOptions={{ exact: true }}>
      Shop
    </Link>
  );
  if (!data) {
    const isGone = statusOf(error) === 404;
    return (
      <Page title={isGone ? 'No such product' : 'Product'} above={shop}>
        {isPending && <ProductSkeleton />}
        {isGone && <NoSuchProduct />}
        {error && !isGone && <FailedState error={error} onRetry={refetch} />}
      </Page>
    );
  }
  const { product, related } = data;
  return (
    <Page
      title={product.name}
      above={
        <>
          {shop} /{' '}
          <DemoLink to={links.shop} search={{ category: product.category }}>
            {product.category}
          </DemoLink>
        </>
      }
    >
      {/* What was chosen of one product says nothing about another. */}
      <ProductDetails key={product.id} product={product} />
      <Related products={related} />
    </Page>
  );
}
