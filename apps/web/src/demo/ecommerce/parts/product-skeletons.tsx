import classes from './product-skeletons.module.css';

/** Keeps the place of products while they load. */
export function ProductSkeletons({ count }: { count: number }) {
  return (
    <div className={classes.cards} role="status" aria-label="Loading products">
      {Array.from({ length: count }, (_, card) => card).map((card) => (
        <div key={card} className={classes.card} aria-hidden="true">
          <span className={classes.picture} />
          <span className={classes.bone} />
          <span className={classes.bone} data-short />
        </div>
      ))}
    </div>
  );
}
