import type { ButtonHTMLAttributes } from 'react';
import classes from './button.module.css';

interface ButtonLook {
  /** `filled` for what one most likely wants. */
  look?: 'filled' | 'default' | undefined;
  /** As wide as what it stands in. */
  wide?: boolean | undefined;
}

interface LeanButtonProps extends ButtonHTMLAttributes<HTMLButtonElement>, ButtonLook {
  /** It is being done: shown, and not done twice. */
  busy?: boolean;
}

/** Class names of a link that looks like a button. */
export const buttonClass = ({ look = 'filled', wide = false }: ButtonLook = {}): string =>
  [classes.button, classes[look], wide && classes.wide].filter(Boolean).join(' ');

/** A button for the screens that do without Mantine: its look, without its code. */
export function LeanButton({ look, wide, busy = false, disabled, children, ...button }: LeanButtonProps) {
  return (
    <button
      type="button"
      data-ripple
      {...button}
      className={buttonClass({ look, wide })}
      disabled={disabled || busy}
      aria-busy={busy}
    >
      <span className={classes.label}>{children}</span>
      {busy && (
        <span className={classes.dots} aria-hidden="true">
          <i />
          <i />
          <i />
        </span>
      )}
    </button>
  );
}
