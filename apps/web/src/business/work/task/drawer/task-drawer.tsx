import { Drawer } from '@mantine/core';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { DrawerTools } from './drawer-tools.tsx';
import { useNeighbours } from './neighbours.ts';
import { OpenedTask } from './opened-task.tsx';
import classes from './task-drawer.module.css';
import { focusOpener } from './task-link.ts';
import { useDrawerKeys } from './use-drawer-keys.ts';

interface TaskDrawerProps {
  /** Undefined while it is closed. */
  id: string | undefined;
  /** Shows another task, or closes the drawer. */
  onGo: (id: string | undefined) => void;
}

/** An opened task over the screen that led to it. Afterwards the focus is on what opens the task shown last. */
export function TaskDrawer({ id, onGo }: TaskDrawerProps) {
  const { t } = useTranslation('tasks');
  const [shown, setShown] = useState(id);
  if (id && id !== shown) setShown(id);

  const content = useRef<HTMLDivElement>(null);
  const origin = useRef<Element | null>(null);
  useEffect(() => {
    content.current?.scrollTo(0, 0);
    if (id !== undefined) {
      origin.current ??= document.activeElement;
      return;
    }
    if (shown && !focusOpener(shown) && origin.current instanceof HTMLElement) origin.current.focus();
    origin.current = null;
  }, [id, shown]);

  const { previous, next } = useNeighbours(shown);
  const close = () => onGo(undefined);
  useDrawerKeys(content, {
    Escape: close,
    j: () => next && onGo(next),
    k: () => previous && onGo(previous),
  });

  return (
    <Drawer.Root
      opened={id !== undefined}
      onClose={close}
      closeOnEscape={false}
      returnFocus={false}
      position="right"
      size={960}
      transitionProps={{ duration: 160 }}
    >
      <Drawer.Overlay />
      <Drawer.Content ref={content} className={classes.drawer} aria-label={t('drawer.label')}>
        {shown && (
          <OpenedTask
            id={shown}
            tools={<DrawerTools id={shown} previous={previous} next={next} onGo={onGo} />}
            onGone={close}
          />
        )}
      </Drawer.Content>
    </Drawer.Root>
  );
}
