import { buttonClass } from '@kazi/ui/lean-button';
import { Link } from '@tanstack/react-router';
import { links } from '../routing/links.ts';
import { currentLogin, homeOf } from '../session/session.ts';
import classes from './misc-page.module.css';
import { MiscPage } from './misc-page.tsx';

/** Where the guard leads somebody whose ability does not reach a page. */
export function NotAuthorizedPage() {
  const login = currentLogin();
  return (
    <MiscPage
      title="This page is not for your account"
      message="Ask an administrator to let you in, or log in to an account that may see it."
      picture={
        <>
          <rect className={classes.accent} x="112" y="92" width="96" height="76" rx="10" />
          <path d="M132 92V72a28 28 0 0 1 56 0v20M160 122v18" />
          <circle cx="160" cy="120" r="6" />
        </>
      }
    >
      {login && (
        <Link to={homeOf(login.userData)} className={buttonClass()}>
          To your first page
        </Link>
      )}
      <Link to={links.login('basic')} className={buttonClass({ look: 'default' })}>
        Log in as somebody else
      </Link>
    </MiscPage>
  );
}
