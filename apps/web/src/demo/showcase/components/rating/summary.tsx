import '@mantine/core/styles/Progress.layer.css';
import '@mantine/core/styles/Rating.layer.css';
import { Progress, Rating } from '@mantine/core';
import classes from './rating.module.css';

const votes = { 5: 148, 4: 41, 3: 12, 2: 4, 1: 7 };
const all = Object.entries(votes).toSorted(([one], [other]) => Number(other) - Number(one));
const count = all.reduce((sum, [, number]) => sum + number, 0);
const average = all.reduce((sum, [stars, number]) => sum + Number(stars) * number, 0) / count;

export default function Summary() {
  return (
    <div className={classes.summary}>
      <div>
        <p className={classes.average}>{average.toFixed(1)}</p>
        <div aria-hidden="true">
          <Rating readOnly fractions={10} size="sm" color="var(--kz-chart-3)" value={average} />
        </div>
        <p className={classes.detail}>{count} customers</p>
      </div>
      <ul className={classes.votes} aria-label="How many gave each">
        {all.map(([stars, number]) => (
          <li key={stars}>
            <span>{stars}</span>
            <Progress
              value={(number / count) * 100}
              color="var(--kz-chart-3)"
              aria-label={`${stars} of 5 stars, by ${number} customers`}
            />
            <span className={classes.detail}>{number}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}
