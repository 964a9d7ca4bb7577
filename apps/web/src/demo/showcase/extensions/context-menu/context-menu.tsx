import { Menu } from '@mantine/core';
import { useLongPress } from '@mantine/hooks';
import { type HTMLAttributes, type MouseEvent, type ReactNode, useRef, useState } from 'react';
import classes from './context-menu.module.css';

interface ContextMenuProps {
  /** What the menu is about. */
  label: string;
  /** `Menu.Item`s. */
  items: ReactNode;
  /** Draws what has the menu, with these attributes on the element that has the focus. */
  children: (attributes: HTMLAttributes<HTMLElement>) => ReactNode;
}

interface Opened {
  x: number;
  y: number;
  from: HTMLElement;
}

/** A menu where the pointer is, by the other mouse button, by the menu key or Shift and F10, or by a long press. */
export function ContextMenu({ label, items, children }: ContextMenuProps) {
  const [opened, setOpened] = useState<Opened>();
  const touched = useRef<Opened>(undefined);
  const press = useLongPress(() => setOpened(touched.current));

  function openAt(event: MouseEvent<HTMLElement>) {
    event.preventDefault();
    const from = event.currentTarget;
    const box = from.getBoundingClientRect();
    // By key there is no pointer: the menu opens at the element itself.
    const byKey = event.button !== 2;
    setOpened({ x: byKey ? box.left + 12 : event.clientX, y: byKey ? box.bottom : event.clientY, from });
  }
  function close() {
    opened?.from.focus();
    setOpened(undefined);
  }
  return (
    <>
      {children({
        'aria-haspopup': 'menu',
        onContextMenu: openAt,
        onTouchStart: (event) => {
          const touch = event.touches.item(0);
          if (touch) touched.current = { x: touch.clientX, y: touch.clientY, from: event.currentTarget };
          press.onTouchStart?.(event);
        },
        onTouchEnd: press.onTouchEnd,
        onTouchMove: press.onTouchEnd,
      })}
      {opened && (
        <Menu
          opened
          onClose={close}
          position="bottom-start"
          offset={2}
          returnFocus={false}
          aria-label={label}
        >
          <Menu.Target>
            <button
              type="button"
              tabIndex={-1}
              className={classes.anchor}
              style={{ left: opened.x, top: opened.y }}
              aria-label={label}
            />
          </Menu.Target>
          <Menu.Dropdown>{items}</Menu.Dropdown>
        </Menu>
      )}
    </>
  );
}
