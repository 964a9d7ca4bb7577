import { DemoLink } from '../../routing/demo-link.tsx';
import { links } from '../../routing/links.ts';
import classes from './step-trail.module.css';
import { type Step, stepNames, steps } from './steps.ts';

interface StepTrailProps {
  step: Step;
  /** Whether the last step can be gone to already. */
  canPay: boolean;
}

/** Where one is on the way to an order, and the way back. */
export function StepTrail({ step, canPay }: StepTrailProps) {
  const at = steps.indexOf(step);
  return (
    <nav aria-label="Steps of the checkout">
      <ol className={classes.steps}>
        {steps.map((name, nth) => {
          const isOpen = name !== 'payment' || canPay;
          const words = (
            <>
              <span className={classes.number} aria-hidden="true">
                {nth < at ? '✓' : nth + 1}
              </span>
              {stepNames[name]}
            </>
          );
          return (
            <li
              key={name}
              className={classes.step}
              data-state={nth < at ? 'done' : nth === at ? 'now' : 'next'}
            >
              {isOpen && name !== step ? (
                <DemoLink className={classes.link} to={links.checkout} search={{ step: name }}>
                  {words}
                </DemoLink>
              ) : (
                <span className={classes.link} aria-current={name === step ? 'step' : undefined}>
                  {words}
                </span>
              )}
            </li>
          );
        })}
      </ol>
    </nav>
  );
}
