import DOMPurify from 'dompurify';
import { useMemo } from 'react';
import blocks from '../../shell/rich-text/blocks.module.css';
import classes from './safe-html.module.css';

interface SafeHtmlProps {
  html: string;
  /** How it looks, where not as something to read. */
  className?: string | undefined;
}

/** HTML of an answer, shown without what could run or load anything. */
export function SafeHtml({ html, className = `${classes.prose} ${blocks.blocks}` }: SafeHtmlProps) {
  const clean = useMemo(
    () => DOMPurify.sanitize(html, { USE_PROFILES: { html: true }, FORBID_TAGS: ['style', 'form', 'input'] }),
    [html],
  );
  return <div className={className} dir="auto" dangerouslySetInnerHTML={{ __html: clean }} />;
}
