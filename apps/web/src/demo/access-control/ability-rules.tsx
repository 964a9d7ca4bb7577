import type { AbilityRule } from '@kazi/simulation/auth';
import { StatusGlyph } from '../parts/status.tsx';
import classes from './ability-rules.module.css';

/** The rules of an ability, one below the other. */
export function AbilityRules({ rules }: { rules: readonly AbilityRule[] }) {
  return (
    <ul className={classes.rules} aria-label="Rules of your account">
      {rules.map(({ action, subject }) => (
        <li key={`${action} ${subject}`}>
          <StatusGlyph status="done" />
          <code>{action}</code>
          <code>{subject}</code>
        </li>
      ))}
    </ul>
  );
}
