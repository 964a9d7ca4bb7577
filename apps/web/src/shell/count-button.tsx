import { ActionIcon } from '@mantine/core';
import type { ReactNode } from 'react';
import classes from './count-button.module.css';
import { fetchOnce } from './fetch-once.ts';
import type { CountedThings } from './opened.tsx';
import { useOpenedOnDemand } from './opened-on-demand.tsx';

const code = fetchOnce(async () => (await import('./opened.tsx')).CountPopover);

interface CountButtonProps extends CountedThings {
  icon: ReactNode;
  /** What the button says to people who cannot see it, with the count. */
  label: string;
  /** Nothing is shown for none. */
  count: number;
  colour: 'red' | 'accent';
}

/** More than this are not counted out: the badge stays small. */
const countedMost = 99;

/** A button of the top bar with a count on it, which opens the things counted. */
export function CountButton({ icon, label, count, colour, ...things }: CountButtonProps) {
  const { code: Opened, opener } = useOpenedOnDemand(code, 'dialog');
  const shown = count > countedMost ? `${countedMost}+` : String(count);
  const button = (
    <ActionIcon
      className={classes.button}
      variant="subtle"
      color="gray"
      size={36}
      // What is heard is what is seen.
      aria-label={label.replace(String(count), shown)}
      {...opener}
    >
      {icon}
      {count > 0 && (
        <span className={classes.count} data-colour={colour} aria-hidden="true">
          {shown}
        </span>
      )}
    </ActionIcon>
  );
  return Opened ? <Opened {...things} button={button} /> : button;
}
