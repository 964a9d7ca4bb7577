import DOMPurify from 'dompurify';
import { useMemo } from 'react';
import classes from './safe-html.module.css';

/** HTML of an answer, shown without what could run or load anything. */
export function SafeHtml({ html }: { html: string }) {
  const clean = useMemo(
    () => DOMPurify.sanitize(html, { USE_PROFILES: { html: true }, FORBID_TAGS: ['style', 'form', 'input'] }),
    [html],
  );
  return <div className={classes.prose} dir="auto" dangerouslySetInnerHTML={{ __html: clean }} />;
}
