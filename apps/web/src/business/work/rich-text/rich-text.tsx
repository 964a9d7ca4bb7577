import { useMemo } from 'react';
import { clean } from './clean.ts';
import classes from './rich-text.module.css';

/** Rich text to read. */
export function RichText({ html }: { html: string }) {
  const cleaned = useMemo(() => clean(html), [html]);
  return <div className={classes.prose} dir="auto" dangerouslySetInnerHTML={{ __html: cleaned }} />;
}
