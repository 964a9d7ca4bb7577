import classes from './calendar.module.css';

/** Keeps the place of the calendar while it is loaded. */
export function GridSkeleton() {
  return (
    <div className={classes.skeleton} role="status" aria-label="Loading the calendar">
      {Array.from({ length: 35 }, (_, cell) => cell).map((cell) => (
        <span key={cell} aria-hidden="true" />
      ))}
    </div>
  );
}
