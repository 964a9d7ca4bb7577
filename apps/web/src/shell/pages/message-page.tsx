import { Logo } from '@kazi/ui/logo';
import { type ReactNode, use } from 'react';
import { InFrame } from '../frame/in-frame.ts';
import { useTitle } from '../page/use-title.ts';
import { useWorkspaceLook } from '../workspace-look.ts';
import classes from './message-page.module.css';

interface MessagePageProps {
  /** What kind of page it is, small above the heading: "404". */
  mark?: string;
  title: string;
  message: ReactNode;
  /** Ways forward, the likeliest first. */
  actions: ReactNode;
}

/** A page that says one thing and leads on. Stands alone, inside the frame or without it. */
export function MessagePage({ mark, title, message, actions }: MessagePageProps) {
  useTitle(title);
  const Landmark = use(InFrame) ? 'div' : 'main';
  return (
    <Landmark className={classes.page}>
      <Logo size={40} src={useWorkspaceLook().logo} />
      {mark && <p className={classes.mark}>{mark}</p>}
      <h1 className={classes.title} tabIndex={-1} data-page-title>
        {title}
      </h1>
      <p className={classes.message}>{message}</p>
      <div className={classes.actions}>{actions}</div>
    </Landmark>
  );
}
