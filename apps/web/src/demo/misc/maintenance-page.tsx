import { buttonClass } from '@kazi/ui/lean-button';
import { Link } from '@tanstack/react-router';
import { links } from '../routing/links.ts';
import classes from './misc-page.module.css';
import { MiscPage } from './misc-page.tsx';

/** While something is being mended. */
export function MaintenancePage() {
  return (
    <MiscPage
      title="We are mending something"
      message="It takes until about noon. Nothing of yours is lost meanwhile."
      picture={
        <>
          <circle className={classes.accent} cx="160" cy="118" r="42" />
          <circle cx="160" cy="118" r="16" />
          <path d="M160 62v14M160 160v14M104 118h14M202 118h14M120 78l10 10M190 148l10 10M200 78l-10 10M130 148l-10 10" />
        </>
      }
    >
      <Link to={links.home} className={buttonClass()}>
        To the dashboard
      </Link>
    </MiscPage>
  );
}
