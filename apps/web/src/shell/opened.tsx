import { Menu, type MenuProps, Popover, Tooltip, type TooltipProps } from '@mantine/core';
import {
  cloneElement,
  type ReactElement,
  type ReactNode,
  type RefAttributes,
  Suspense,
  useEffect,
  useRef,
  useState,
} from 'react';
import classes from './count-button.module.css';
import { MenuParts } from './opened-on-demand.tsx';

/** Opens what has just been fetched: its button, which stands in the place of the one that was pressed, has the focus first. */
function useOpening() {
  const [opened, setOpened] = useState(false);
  const target = useRef<HTMLElement>(null);
  useEffect(() => {
    target.current?.focus();
    setOpened(true);
  }, []);
  return { opened, setOpened, target };
}

/** A menu with all its parts, which opens as soon as it is there. */
export function OpenedMenu(props: MenuProps) {
  const { opened, setOpened, target } = useOpening();
  return (
    <MenuParts value={{ real: Menu, target }}>
      <Menu {...props} opened={opened} onChange={setOpened} />
    </MenuParts>
  );
}

export interface CountedThings {
  /** Name of what opens. */
  title: string;
  /** Its width in pixels, where there is room. */
  width: number;
  /** Keeps its place while it is fetched. */
  skeleton: ReactNode;
  children: (close: () => void) => ReactNode;
}

interface CountPopoverProps extends CountedThings {
  button: ReactElement<RefAttributes<HTMLElement> & { onClick: () => void }>;
}

/** What a button with a count opens, as soon as it is there. */
export function CountPopover({ button, title, width, skeleton, children }: CountPopoverProps) {
  const { opened, setOpened, target } = useOpening();
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
        {cloneElement(button, { ref: target, onClick: () => setOpened(!opened) })}
      </Popover.Target>
      <Popover.Dropdown className={classes.dropdown} aria-label={title}>
        <Suspense fallback={skeleton}>{children(() => setOpened(false))}</Suspense>
      </Popover.Dropdown>
    </Popover>
  );
}

/** What explains an element that a pointer has come to. */
export const PointedTooltip = (props: TooltipProps) => <Tooltip {...props} />;
