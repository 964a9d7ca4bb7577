import { type InputHTMLAttributes, type ReactNode, useId } from 'react';
import classes from './text-field.module.css';

export interface TextFieldProps extends InputHTMLAttributes<HTMLInputElement> {
  label: ReactNode;
  /** What is wrong with what was typed. */
  error?: ReactNode;
  /** What helps to fill it in, below. */
  hint?: ReactNode;
  /** Stands at the end of the line, inside the frame: a button. */
  end?: ReactNode;
}

/** A line to type into, for the screens that do without Mantine: its look, without its code. */
export function TextField({ label, error, hint, end, ...input }: TextFieldProps) {
  const id = useId();
  const notes = [error && `${id}-error`, hint && `${id}-hint`].filter(Boolean).join(' ');
  return (
    <div className={classes.field}>
      <label className={classes.label} htmlFor={id}>
        {label}
      </label>
      <div className={classes.frame} data-invalid={Boolean(error) || undefined}>
        <input
          {...input}
          id={id}
          className={classes.input}
          aria-invalid={Boolean(error)}
          aria-describedby={notes || undefined}
        />
        {end}
      </div>
      {error && (
        <p id={`${id}-error`} className={classes.error}>
          {error}
        </p>
      )}
      {hint && (
        <div id={`${id}-hint`} className={classes.hint}>
          {hint}
        </div>
      )}
    </div>
  );
}
