import { useWindowEvent } from '@mantine/hooks';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSignedIn } from '../../../session/session.ts';
import { Dialog } from '../../../shell/dialog/dialog.tsx';
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
    <Dialog
      label={t('login.again')}
      onClose={undefined}
      closeOnClickOutside={false}
      size={440}
      classNames={{ overlay: classes.overlay }}
    >
      <Login redirect={location.pathname + location.search} again={{ email: user.email ?? '' }} />
    </Dialog>
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
