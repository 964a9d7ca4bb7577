import { LeanButton } from '@kazi/ui/lean-button';
import { messageOf } from '../../../api/message.ts';
import classes from './card-states.module.css';

/** Keeps the room of a figure and of what is drawn below it. */
export const CardBones = ({ label }: { label: string }) => (
  <div className={classes.bones} role="status" aria-label={label}>
    <span className={classes.figure} />
    <span className={classes.rest} />
  </div>
);

/** Why a card has nothing to tell, and the way to ask again. */
export const CardFailure = ({ error, onRetry }: { error: unknown; onRetry: () => void }) => (
  <div className={classes.failure} role="alert">
    <p>{messageOf(error)}</p>
    <LeanButton look="default" onClick={onRetry}>
      Try again
    </LeanButton>
  </div>
);
