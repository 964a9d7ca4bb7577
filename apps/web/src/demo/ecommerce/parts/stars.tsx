import { VisuallyHidden } from '@mantine/core';
import IconStarFilled from '#icons/IconStarFilled';
import classes from './stars.module.css';

const most = 5;

/** How well something is rated, in stars and in words. */
export function Stars({ rating }: { rating: number }) {
  return (
    <span className={classes.stars}>
      <span className={classes.row} aria-hidden="true">
        {Array.from({ length: most }, (_, star) => star + 1).map((star) => (
          <IconStarFilled key={star} size={14} data-on={star <= rating || undefined} />
        ))}
      </span>
      <span>
        <VisuallyHidden>Rated </VisuallyHidden>
        <bdi>
          {rating} of {most}
        </bdi>
      </span>
    </span>
  );
}
