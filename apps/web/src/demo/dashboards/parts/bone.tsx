import classes from './bone.module.css';

/** Keeps the place of a word or a figure within a line. */
export const Bone = ({ width }: { width: number }) => (
  <span className={classes.bone} style={{ inlineSize: width }} aria-hidden="true" />
);
