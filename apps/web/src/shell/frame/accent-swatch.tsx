import type { AccentName } from '@kazi/ui/brand';
import classes from './accent-swatch.module.css';

/** An accent, whichever is chosen. Decorative; its name stands beside it. */
export const AccentSwatch = ({ accent }: { accent: AccentName }) => (
  <span className={classes.swatch} data-accent={accent} aria-hidden="true" />
);
