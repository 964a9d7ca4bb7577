import { Modal } from '@mantine/core';
import { useWindowEvent } from '@mantine/hooks';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSignedIn } from '../../../session/session.ts';
import classes from './login-again.module.css';
import { Login } from './login-screen.tsx';

/** Over a page whose session has ended: the same person goes on where they were, another one is led to their own home. */
export function LoginAgain() {
  const { t } = useTranslation('authentication');
  const { user } = useSignedIn();
  useTitleBack();
  // Escape would close the dialogs below, which listen since they were opened.
  useWindowEvent('keydown', (event) => event.key === 'Escape' && event.stopImmediatePropagation(), {
    capture: true,
  });
  return (
    <Modal
      opened
      onClose={() => undefined}
      closeOnClickOutside={false}
      withCloseButton={false}
      size={440}
      classNames={{ overlay: classes.overlay, body: classes.body }}
      attributes={{ content: { 'aria-label': t('login.again') } }}
    >
      <Login redirect={location.pathname + location.search} again={{ email: user.email ?? '' }} />
    </Modal>
  );
}

/** Gives the tab the page's own title again, which the login has taken. */
function useTitleBack(): void {
  const [title] = useState(() => document.title);
  useEffect(
    () => () => {
      document.title = title;
    },
    [title],
  );
}
