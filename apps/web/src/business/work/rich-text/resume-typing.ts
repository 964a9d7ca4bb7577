import type { Editor } from '@tiptap/react';
import { toggleFormat } from '../../../shell/rich-text/formats.ts';
import type { TypedSoFar } from './field.ts';
import { caret } from './plain-html.ts';

/** Goes on where the plain field was left: the caret at its place, the focus taken before the next key. */
export function resumeTyping(editor: Editor, { isFocused, format }: TypedSoFar): void {
  if (!isFocused) return;
  const at = caretIn(editor);
  const chain = editor.chain().setMeta('addToHistory', false);
  if (at === undefined) chain.setTextSelection(editor.state.doc.content.size).run();
  else
    chain
      .deleteRange({ from: at, to: at + 1 })
      .setTextSelection(at)
      .run();
  editor.view.focus();
  if (format) toggleFormat(editor, format);
}

function caretIn({ state }: Editor): number | undefined {
  let at: number | undefined;
  state.doc.descendants((node, position) => {
    const index = node.text?.indexOf(caret) ?? -1;
    if (index >= 0) at = position + index;
  });
  return at;
}
