import { buttonClass } from '@kazi/ui/lean-button';
import { Link } from '@tanstack/react-router';
import { links } from '../routing/links.ts';
import classes from './misc-page.module.css';
import { MiscPage } from './misc-page.tsx';

/** Something that is not there. */
export function ErrorPage() {
  return (
    <MiscPage
      title="This page is not here"
      message="The address may have been mistyped, or what it showed was taken away."
      picture={
        <>
          <path className={classes.accent} d="M92 60l56-16 24 16 56-16v108l-56 16-24-16-56 16z" />
          <path d="M148 44v108M172 60v108M112 96l20 20M132 96l-20 20M190 110h26" />
        </>
      }
    >
      <Link to={links.home} className={buttonClass()}>
        To the dashboard
      </Link>
    </MiscPage>
  );
}
