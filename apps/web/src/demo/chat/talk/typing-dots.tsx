import classes from './typing-dots.module.css';

/** Three dots that wait for what somebody types. It is told in words elsewhere. */
export function TypingDots() {
  return (
    <span className={classes.dots} aria-hidden="true">
      <span />
      <span />
      <span />
    </span>
  );
}
