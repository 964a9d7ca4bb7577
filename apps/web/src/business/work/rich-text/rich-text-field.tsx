import { useState } from 'react';
import shared from '../../../shell/rich-text/field.module.css';
import classes from './editor.module.css';
import type { Formats, RichTextFieldProps } from './field.ts';
import { PlainField } from './plain-field.tsx';
import { Toolbar } from './toolbar.tsx';
import { useEditorOnDemand } from './use-editor-on-demand.ts';

/** A field for rich text. Its editor is fetched when somebody is about to write, and takes over what was written. */
export function RichTextField(props: RichTextFieldProps) {
  const { field, Editor, typedSoFar, wake, format, composing } = useEditorOnDemand();
  const [formats, setFormats] = useState<Formats>({ active: [], toggle: format });
  return (
    <div className={shared.frame} onPointerEnter={wake}>
      {Editor ? (
        <Editor {...props} typedSoFar={typedSoFar} onFormats={setFormats} />
      ) : (
        <PlainField {...props} field={field} onFocus={wake} onComposing={composing} />
      )}
      <div className={classes.foot}>
        <Toolbar {...formats} />
        {props.actions}
      </div>
    </div>
  );
}
