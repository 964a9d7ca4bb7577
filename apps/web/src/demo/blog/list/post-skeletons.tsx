import classes from './post-skeletons.module.css';

/** Keeps the place of posts while they load. */
export const PostSkeletons = ({ count }: { count: number }) => (
  <div className={classes.cards} role="status" aria-label="Loading posts">
    {Array.from({ length: count }, (_, card) => card).map((card) => (
      <span key={card} className={classes.card} />
    ))}
  </div>
);
