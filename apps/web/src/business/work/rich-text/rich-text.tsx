import { useMemo } from 'react';
import blocks from '../../../shell/rich-text/blocks.module.css';
import { clean } from './clean.ts';
import classes from './rich-text.module.css';
import { withLinks } from './with-links.ts';

/** Rich text to read; addresses in it are links. */
export function RichText({ html }: { html: string }) {
  const cleaned = useMemo(() => clean(withLinks(html)), [html]);
  return (
    <div
      className={`${classes.prose} ${blocks.blocks}`}
      dir="auto"
      dangerouslySetInnerHTML={{ __html: cleaned }}
    />
  );
}
