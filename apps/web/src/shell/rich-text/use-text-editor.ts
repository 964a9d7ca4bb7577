import { Placeholder } from '@tiptap/extension-placeholder';
import type { EditorView } from '@tiptap/pm/view';
import { type Editor, type UseEditorOptions, useEditor } from '@tiptap/react';
import StarterKit from '@tiptap/starter-kit';
import { useRef } from 'react';
import { pastedFiles } from '../use-file-drop.ts';
import { useLatest } from '../use-latest.ts';
import blocks from './blocks.module.css';
import { blocksFromElsewhere } from './blocks.ts';
import { fieldAttributes } from './field.ts';
import { readPasted } from './pasted.ts';

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
  /** What links may lead to, by schemes without their colon: the web, mails and phones unless it says otherwise. */
  linkSchemes?: readonly string[];
  /** Told how many pictures of what was pasted did not come along. */
  onPicturesLeft?: (count: number) => void;
  /** Takes pictures that are pasted; other files, and without it all, are left to what is around the field. */
  onPastePictures?: (pictures: readonly File[]) => void;
  /** Takes files of any kind that are pasted, or dropped at a place of the text. */
  onFiles?: (files: readonly File[], at?: number) => void;
}

const everydaySchemes = ['http', 'https', 'mailto', 'tel'];

/** The editor behind every field for rich text. Fetched late: it weighs as much as a whole screen. */
export function useTextEditor(options: TextEditorOptions): Editor {
  const {
    label,
    placeholder,
    className,
    extensions = [],
    coveredBelow = 0,
    linkSchemes = everydaySchemes,
    onChange: _,
    onKeyDown: __,
    onPastePictures: ___,
    onPicturesLeft: ____,
    onFiles: _____,
    ...rest
  } = options;
  const latest = useLatest(options);
  const isShiftHeld = useRef(false);
  const noteShift = (held: boolean) => {
    isShiftHeld.current = held;
    return false;
  };
  return useEditor({
    ...rest,
    extensions: [
      StarterKit.configure({
        heading: { levels: [2, 3] },
        link: {
          openOnClick: false,
          defaultProtocol: 'https',
          isAllowedUri: (address) => leadsSomewhere(address, linkSchemes),
        },
      }),
      Placeholder.configure({ placeholder }),
      ...blocksFromElsewhere,
      ...extensions,
    ],
    // Its style sheet is ours: a strict content security policy lets no other in.
    injectCSS: false,
    editorProps: {
      attributes: { ...fieldAttributes(label), class: `${className} ${blocks.blocks}` },
      scrollThreshold: { top: 0, right: 0, bottom: coveredBelow, left: 0 },
      scrollMargin: { top: 5, right: 5, bottom: coveredBelow + 5, left: 5 },
      handleKeyDown: (_view, event) => latest.current.onKeyDown?.(event) ?? false,
      handleDOMEvents: {
        keydown: (_view, { shiftKey }) => noteShift(shiftKey),
        keyup: (_view, { shiftKey }) => noteShift(shiftKey),
      },
      transformPastedHTML(html) {
        const { onPastePictures, onFiles } = latest.current;
        const keepsPictures = onPastePictures !== undefined || onFiles !== undefined;
        const { html: read, picturesLeft } = readPasted(html, keepsPictures);
        if (picturesLeft > 0) latest.current.onPicturesLeft?.(picturesLeft);
        return read;
      },
      handlePaste(view, event) {
        const { clipboardData } = event;
        const isText = clipboardData && !clipboardData.types.includes('text/html') && !isShiftHeld.current;
        if (isText && pasteReadText(view, clipboardData.getData('text/plain'))) return true;
        const files = clipboardData ? pastedFiles(clipboardData) : [];
        if (files.length === 0) return false;
        const { onPastePictures, onFiles } = latest.current;
        const arePictures = files.every(({ type }) => type.startsWith('image/'));
        if (onFiles) onFiles(files);
        else if (onPastePictures && arePictures) {
          event.stopPropagation();
          onPastePictures(files);
        } else return false;
        return true;
      },
      handleDrop(view, event, _slice, moved) {
        const files = [...(event.dataTransfer?.files ?? [])];
        const { onFiles } = latest.current;
        if (!onFiles || moved || files.length === 0) return false;
        event.preventDefault();
        onFiles(files, view.posAtCoords({ left: event.clientX, top: event.clientY })?.pos);
        return true;
      },
    },
    onUpdate: ({ editor }) => latest.current.onChange(editor),
  });
}

/** Nothing but these is a link: an address that runs least of all. */
function leadsSomewhere(address: string, schemes: readonly string[]): boolean {
  const scheme = /^([a-z][\w.+-]*):/i.exec(address.trim())?.[1];
  return scheme === undefined || schemes.includes(scheme.toLowerCase());
}

/** What a clipboard has of a text; either may be empty. */
export interface ClipboardText {
  html: string;
  text: string;
}

/** Pastes as the editor does by itself: from HTML as it looks, else from Markdown or plain text. */
export function pasteInto(view: EditorView, { html, text }: ClipboardText): void {
  if (html) view.pasteHTML(html);
  else if (!pasteReadText(view, text)) view.pasteText(text);
}

/** Pastes Markdown and rows of a spreadsheet as what they stand for; Ctrl+Shift+V and code take every text as it is. */
function pasteReadText(view: EditorView, text: string): boolean {
  if (!/[\n#*>|[`]/.test(text) || view.state.selection.$from.parent.type.spec.code) return false;
  void import('./plain-paste.ts').then(({ htmlOfPlainText }) => {
    const html = htmlOfPlainText(text);
    if (html) view.pasteHTML(html);
    else view.pasteText(text);
  });
  return true;
}
