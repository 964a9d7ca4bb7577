import { Placeholder } from '@tiptap/extension-placeholder';
import { type Editor, type UseEditorOptions, useEditor } from '@tiptap/react';
import StarterKit from '@tiptap/starter-kit';
import { pastedFiles } from '../use-file-drop.ts';
import { useLatest } from '../use-latest.ts';
import { fieldAttributes } from './field.ts';

interface TextEditorOptions extends Pick<UseEditorOptions, 'content' | 'parseOptions' | 'autofocus'> {
  label: string;
  placeholder: string;
  className: string;
  /** What it can beside headings, lists, quotes, code and links: mentions. */
  extensions?: NonNullable<UseEditorOptions['extensions']>;
  onChange: (editor: Editor) => void;
  /** Tells whether it has dealt with the key. */
  onKeyDown?: (event: KeyboardEvent) => boolean;
  /** Pixels that lie over the lower edge of what scrolls, as a row of buttons that stays: the cursor keeps above them. */
  coveredBelow?: number;
  /** Takes pictures that are pasted; other files, and without it all, are left to what is around the field. */
  onPastePictures?: (pictures: readonly File[]) => void;
}

/** The editor behind every field for rich text. Fetched late: it weighs as much as a whole screen. */
export function useTextEditor(options: TextEditorOptions): Editor {
  const {
    label,
    placeholder,
    className,
    extensions = [],
    coveredBelow = 0,
    onChange: _,
    onKeyDown: __,
    onPastePictures: ___,
    ...rest
  } = options;
  const latest = useLatest(options);
  return useEditor({
    ...rest,
    extensions: [
      StarterKit.configure({
        heading: { levels: [2, 3] },
        link: { openOnClick: false, defaultProtocol: 'https' },
      }),
      Placeholder.configure({ placeholder }),
      ...extensions,
    ],
    // Its style sheet is ours: a strict content security policy lets no other in.
    injectCSS: false,
    editorProps: {
      attributes: { ...fieldAttributes(label), class: className },
      scrollThreshold: { top: 0, right: 0, bottom: coveredBelow, left: 0 },
      scrollMargin: { top: 5, right: 5, bottom: coveredBelow + 5, left: 5 },
      handleKeyDown: (_view, event) => latest.current.onKeyDown?.(event) ?? false,
      handlePaste(_view, event) {
        const { onPastePictures } = latest.current;
        const files = event.clipboardData ? pastedFiles(event.clipboardData) : [];
        const areTaken = files.length > 0 && files.every(({ type }) => type.startsWith('image/'));
        if (!onPastePictures || !areTaken) return false;
        event.stopPropagation();
        onPastePictures(files);
        return true;
      },
    },
    onUpdate: ({ editor }) => latest.current.onChange(editor),
  });
}
