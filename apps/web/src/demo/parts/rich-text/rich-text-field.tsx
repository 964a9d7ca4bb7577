import { type HTMLAttributes, useState } from 'react';
import { fetchOnce, useFetched } from '../../../shell/fetch-once.ts';
import { SafeHtml } from '../safe-html.tsx';
import classes from './rich-text.module.css';

const editor = fetchOnce(() => import('./editor.tsx').then((module) => module.Editor));

export interface RichTextFieldProps {
  /** What the field is called. */
  label: string;
  placeholder?: string;
  /** HTML it begins with. */
  value: string;
  /** Called with HTML, the empty text where nothing is written. */
  onChange: (html: string) => void;
}

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

interface UnopenedFieldProps extends RichTextFieldProps {
  /** Somebody is about to write. */
  onWake: () => void;
  onFocusChange: (hasFocus: boolean) => void;
}

/** What a field holds, while nobody writes in it. */
function UnopenedField({ label, value, onWake, onFocusChange }: UnopenedFieldProps) {
  const field: HTMLAttributes<HTMLElement> = {
    role: 'textbox',
    'aria-multiline': 'true',
    'aria-label': label,
    tabIndex: 0,
    onFocus() {
      onWake();
      onFocusChange(true);
    },
    onBlur: () => onFocusChange(false),
  };
  return (
    <div className={classes.frame} onPointerEnter={onWake}>
      <div className={classes.toolbar} />
      <div className={classes.unopened} {...field}>
        <SafeHtml html={value} className={classes.field} />
      </div>
    </div>
  );
}
