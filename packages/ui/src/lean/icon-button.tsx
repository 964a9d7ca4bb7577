import type { ButtonHTMLAttributes } from 'react';
import classes from './icon-button.module.css';

interface IconButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  /** Its name, since a picture has none. */
  'aria-label': string;
}

/** A button that is only a picture, for the screens that do without Mantine. */
export function IconButton(button: IconButtonProps) {
  return <button type="button" data-ripple {...button} className={classes.button} />;
}
