import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { fetchOnce, useFetched } from '../../../shell/fetch-once.ts';
import shared from '../../../shell/rich-text/field.module.css';
import classes from './rich-text.module.css';
import type { FieldFormat } from './unopened-field.tsx';
import { type RichTextFieldProps, UnopenedField } from './unopened-field.tsx';

const editor = fetchOnce(() => import('./editor.tsx').then((module) => module.Editor));

/**
 * A field for rich text. Its editor weighs as much as a whole page: it is fetched when somebody is about to write, at
 * once where nothing is written yet or the field takes the focus.
 */
export function RichTextField(props: RichTextFieldProps) {
  const { t } = useTranslation('demo');
  const [isWriting] = useState(props.value === '' || props.focus !== undefined);
  const [isWanted, setWanted] = useState(isWriting);
  const [hasFocus, setHasFocus] = useState(false);
  const [begins, setBegins] = useState<FieldFormat>();
  const Editor = useFetched(editor, isWanted);
  if (Editor) return <Editor {...props} takesFocus={hasFocus} begins={begins} />;
  if (isWriting)
    return (
      <div
        className={`${shared.frame} ${classes.frame}`}
        data-loading
        role="status"
        aria-label={t('parts.richText.loading')}
      />
    );
  return (
    <UnopenedField
      {...props}
      onWake={() => setWanted(true)}
      onFormat={(name) => {
        setBegins(name);
        setWanted(true);
      }}
      onFocusChange={setHasFocus}
    />
  );
}
