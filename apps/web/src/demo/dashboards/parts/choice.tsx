import IconChevronDown from '#icons/IconChevronDown';
import classes from './choice.module.css';

interface ChoiceProps<Value extends string | number> {
  /** What is chosen, and for which card. */
  label: string;
  values: readonly Value[];
  value: Value;
  /** How a value is read; as it is, where nothing is given. */
  nameOf?: (value: Value) => string;
  onChoose: (value: Value) => void;
}

/** Which period or year a card tells of. */
export function Choice<Value extends string | number>({
  label,
  values,
  value,
  nameOf = String,
  onChoose,
}: ChoiceProps<Value>) {
  return (
    <span className={classes.choice}>
      <select
        aria-label={label}
        value={value}
        onChange={({ currentTarget }) => {
          const chosen = values[currentTarget.selectedIndex];
          if (chosen !== undefined) onChoose(chosen);
        }}
      >
        {values.map((one) => (
          <option key={one} value={one}>
            {nameOf(one)}
          </option>
        ))}
      </select>
      <IconChevronDown size={14} stroke={1.8} aria-hidden="true" />
    </span>
  );
}
