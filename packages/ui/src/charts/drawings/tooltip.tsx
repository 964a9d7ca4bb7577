import classes from './tooltip.module.css';

interface TooltipProps {
  title: string;
  /** On which side of the pointer there is room. */
  side: 'start' | 'end';
  rows: readonly { name: string; value: string; colour: string }[];
}

/** The values of one label, beside where it stands. */
export function Tooltip({ title, side, rows }: TooltipProps) {
  return (
    <div className={classes.tooltip} data-side={side}>
      <strong>{title}</strong>
      {rows.map(({ name, value, colour }) => (
        <span key={name} className={classes.row}>
          <i style={{ background: colour }} />
          <span>{name}</span>
          <bdi>{value}</bdi>
        </span>
      ))}
    </div>
  );
}
