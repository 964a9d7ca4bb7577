import { CloseButton, Modal, Portal } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useReturnFocus } from '../../../shell/dialog/use-return-focus.ts';
import { useIsPhone } from '../../../shell/use-is-phone.ts';
import classes from './compose-frame.module.css';

interface ComposeFrameProps {
  title: string;
  onClose: () => void;
  children: ReactNode;
}

/** Around a mail that is written: beside the mails where there is room for both, as in the style sheets, else above. */
export function ComposeFrame({ title, onClose, children }: ComposeFrameProps) {
  const { t } = useTranslation('demo/email');
  const isPhone = useIsPhone();
  const hasRoom = useMediaQuery('(min-width: 992px) and (min-height: 640px)', false, {
    getInitialValueInEffect: false,
  });
  useReturnFocus();
  if (hasRoom)
    return (
      <Dock title={title} onClose={onClose}>
        {children}
      </Dock>
    );
  return (
    <Modal
      opened
      onClose={onClose}
      title={title}
      size={720}
      fullScreen={isPhone}
      returnFocus={false}
      closeButtonProps={{ 'aria-label': t('write.close') }}
    >
      {children}
    </Modal>
  );
}

/** A panel at the bottom of the window. What is behind it goes on working. */
function Dock({ title, onClose, children }: ComposeFrameProps) {
  const { t } = useTranslation('demo/email');
  const titleId = useId();
  const panel = useRef<HTMLDialogElement>(null);
  useEffect(() => panel.current?.querySelector<HTMLElement>('[data-autofocus]')?.focus(), []);

  function onKeyDown(event: KeyboardEvent) {
    // An open list of suggestions takes the key for itself.
    const isTaken =
      event.target instanceof HTMLElement && event.target.dataset.mantineStopPropagation === 'true';
    if (event.key !== 'Escape' || isTaken || !panel.current?.contains(document.activeElement)) return;
    event.preventDefault();
    onClose();
  }
  return (
    <Portal>
      <dialog open ref={panel} className={classes.dock} aria-labelledby={titleId} onKeyDown={onKeyDown}>
        <header className={classes.header}>
          <h2 id={titleId} className={classes.title}>
            {title}
          </h2>
          <CloseButton aria-label={t('write.close')} onClick={onClose} />
        </header>
        {children}
      </dialog>
    </Portal>
  );
}
