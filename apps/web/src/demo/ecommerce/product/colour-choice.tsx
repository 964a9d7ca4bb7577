import type { ProductColour } from '@kazi/simulation/ecommerce';
import { useId } from 'react';
import classes from './colour-choice.module.css';

interface ColourChoiceProps {
  colours: readonly ProductColour[];
  /** Name of the one that is chosen. */
  value: string | undefined;
  onChange: (name: string) => void;
}

/** The colours a product comes in, as swatches with their names. */
export function ColourChoice({ colours, value, onChange }: ColourChoiceProps) {
  const name = useId();
  return (
    <fieldset className={classes.colours}>
      <legend className={classes.legend}>
        Colour: <span className={classes.chosen}>{value}</span>
      </legend>
      {colours.map((colour) => (
        <label key={colour.name} className={classes.colour} title={colour.name}>
          <input
            className={classes.input}
            type="radio"
            name={name}
            aria-label={colour.name}
            checked={colour.name === value}
            onChange={() => onChange(colour.name)}
          />
          <span className={classes.swatch} style={{ background: colour.value }} />
        </label>
      ))}
    </fieldset>
  );
}
