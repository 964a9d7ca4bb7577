import type { Tone } from '@kazi/ui/tones';
import classes from './chips.module.css';

interface ChipsProps {
  /** What they are: "Labels". */
  label: string;
  chips: readonly { name: string; tone: Tone }[];
}

/** A few short words, each in the colour of what it says. */
export function Chips({ label, chips }: ChipsProps) {
  return (
    <ul className={classes.chips} aria-label={label}>
      {chips.map(({ name, tone }) => (
        <li key={name} className={classes.chip} data-tone={tone}>
          {name}
        </li>
      ))}
    </ul>
  );
}
