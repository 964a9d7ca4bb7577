import classes from './product-skeleton.module.css';

/** Keeps the place of a product while it loads. */
export const ProductSkeleton = () => (
  <div className={classes.skeleton} role="status" aria-label="Loading the product">
    <span className={classes.picture} />
    <span className={classes.words} />
  </div>
);
