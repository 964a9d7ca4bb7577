import { planNames } from '@kazi/simulation/pricing';
import classes from './plan-skeletons.module.css';

/** Keeps the place of the plans while they load. */
export const PlanSkeletons = () => (
  <div className={classes.plans} role="status" aria-label="Loading plans">
    {planNames.map((name) => (
      <span key={name} className={classes.plan} />
    ))}
  </div>
);
