import { ActionIcon, Popover } from '@mantine/core';
import { type ReactNode, Suspense, useState } from 'react';
import classes from './count-button.module.css';

interface CountButtonProps {
  icon: ReactNode;
  /** What the button says to people who cannot see it, with the count. */
  label: string;
  /** Nothing is shown for none. */
  count: number;
  colour: 'red' | 'accent';
  /** Name of what opens. */
  title: string;
  /** Its width in pixels, where there is room. */
  width: number;
  /** Keeps its place while it is fetched. */
  skeleton: ReactNode;
  children: (close: () => void) => ReactNode;
}

/** More than this are not counted out: the badge stays small. */
const countedMost = 99;

/** A button of the top bar with a count on it, which opens the things counted. */
export function CountButton(props: CountButtonProps) {
  const { icon, label, count, colour, title, width, skeleton, children } = props;
  const [opened, setOpened] = useState(false);
  return (
    <Popover
      opened={opened}
      onChange={setOpened}
      position="bottom-end"
      width={`min(${width}px, calc(100vw - 16px))`}
      offset={6}
      trapFocus
      returnFocus
      transitionProps={{ duration: 0 }}
    >
      <Popover.Target>
        <ActionIcon
          className={classes.button}
          variant="subtle"
          color="gray"
          size={36}
          aria-label={label}
          onClick={() => setOpened(!opened)}
        >
          {icon}
          {count > 0 && (
            <span className={classes.count} data-colour={colour} aria-hidden="true">
              {count > countedMost ? `${countedMost}+` : count}
            </span>
          )}
        </ActionIcon>
      </Popover.Target>
      <Popover.Dropdown className={classes.dropdown} aria-label={title}>
        <Suspense fallback={skeleton}>{children(() => setOpened(false))}</Suspense>
      </Popover.Dropdown>
    </Popover>
  );
}
