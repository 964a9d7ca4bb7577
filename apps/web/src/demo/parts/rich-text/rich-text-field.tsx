import { lazy, Suspense } from 'react';
import classes from './rich-text.module.css';

const Editor = lazy(() => import('./editor.tsx'));

export interface RichTextFieldProps {
  /** What the field is called. */
  label: string;
  placeholder?: string;
  /** HTML it begins with. */
  value: string;
  /** Called with HTML, the empty text where nothing is written. */
  onChange: (html: string) => void;
}

/** A field for rich text; its editor, which weighs as much as a whole page, is fetched when it is first shown. */
export function RichTextField(props: RichTextFieldProps) {
  return (
    <Suspense
      fallback={<div className={classes.frame} data-loading role="status" aria-label="Loading the editor" />}
    >
      <Editor {...props} />
    </Suspense>
  );
}
