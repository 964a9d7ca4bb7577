import type { ReactNode } from 'react';
import classes from './facts.module.css';

/** Names with their values; what there is not is left out. */
export function Facts({ facts }: { facts: readonly (readonly [name: string, value: ReactNode])[] }) {
  return (
    <dl className={classes.facts}>
      {facts
        .filter(([, value]) => value !== null && value !== undefined && value !== false && value !== '')
        .map(([name, value]) => [
          <dt key={`${name}, name`}>{name}</dt>,
          <dd key={`${name}, value`}>{value}</dd>,
        ])}
    </dl>
  );
}
