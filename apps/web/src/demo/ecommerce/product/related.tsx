import type { Product } from '@kazi/simulation/ecommerce';
import { AddButton } from '../parts/add-button.tsx';
import { ProductList } from '../parts/product-list.tsx';
import classes from './related.module.css';

/** What somebody who looks at a product may also like. */
export function Related({ products }: { products: readonly Product[] }) {
  if (products.length === 0) return null;
  return (
    <section className={classes.related} aria-labelledby="related">
      <h2 id="related" className={classes.title}>
        You may also like
      </h2>
      <ProductList
        label="Related products"
        products={products}
        headings="h3"
        actions={(product) => <AddButton product={product} />}
      />
    </section>
  );
}
