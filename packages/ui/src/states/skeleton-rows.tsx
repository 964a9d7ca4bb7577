import classes from './states.module.css';

interface SkeletonRowsProps {
  /** How many rows to reserve room for; about as many as are expected. */
  rows?: number;
  /** Height of a row in pixels: the same as the real ones, so that nothing moves when they come. */
  height?: number;
  /** What is being loaded, for those who cannot see the shapes. */
  label: string;
}

/** Keeps a list's place while it loads. */
export function SkeletonRows({ rows = 6, height = 44, label }: SkeletonRowsProps) {
  return (
    <div role="status" aria-label={label}>
      {Array.from({ length: rows }, (_, row) => row).map((row) => (
        <div key={row} className={classes.row} style={{ blockSize: height }} aria-hidden="true">
          <span className={classes.bone} style={{ inlineSize: 24 }} />
          <span className={classes.bone} style={{ inlineSize: `${30 + ((row * 17) % 25)}%` }} />
          <span className={`${classes.bone} ${classes.end}`} style={{ inlineSize: 72 }} />
        </div>
      ))}
    </div>
  );
}
