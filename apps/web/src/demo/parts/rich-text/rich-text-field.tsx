import { useState } from 'react';
import { fetchOnce, useFetched } from '../../../shell/fetch-once.ts';
import classes from './rich-text.module.css';
import { type RichTextFieldProps, UnopenedField } from './unopened-field.tsx';

const editor = fetchOnce(() => import('./editor.tsx').then((module) => module.Editor));

/**
 * A field for rich text. Its editor weighs as much as a whole page: it is fetched when somebody is about to write, at
 * once where nothing is written yet.
 */
export function RichTextField(props: RichTextFieldProps) {
  const [begunEmpty] = useState(props.value === '');
  const [isWanted, setWanted] = useState(begunEmpty);
  const [hasFocus, setHasFocus] = useState(false);
  const Editor = useFetched(editor, isWanted);
  if (Editor) return <Editor {...props} takesFocus={hasFocus} />;
  if (begunEmpty)
    return <div className={classes.frame} data-loading role="status" aria-label="Loading the editor" />;
  return <UnopenedField {...props} onWake={() => setWanted(true)} onFocusChange={setHasFocus} />;
}
