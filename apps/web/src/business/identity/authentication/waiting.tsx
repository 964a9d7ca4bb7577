import classes from './waiting.module.css';

/** Three dots that say the heading above is being done. */
export function Waiting() {
  return (
    <span className={classes.dots} aria-hidden="true">
      <i />
      <i />
      <i />
    </span>
  );
}
