import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { fetchOnce } from '../../../shell/fetch-once.ts';
import type { FormatName, TypedSoFar } from './field.ts';
import { htmlOf, markCaret } from './plain-html.ts';

/** A plain field until the editor has been fetched, which the first sign of somebody about to write sets going. */
export function useEditorOnDemand() {
  const field = useRef<HTMLDivElement>(null);
  const isComposing = useRef(false);
  const wanted = useRef<FormatName>(undefined);
  const [Editor, setEditor] = useState(editor.get);
  const [typedSoFar, setTypedSoFar] = useState<TypedSoFar>();

  /** In one step, so that typing goes to either the one or the other. */
  function takeOver() {
    const plain = field.current;
    if (!plain || isComposing.current) return;
    const isFocused = document.activeElement === plain;
    if (isFocused) markCaret(plain);
    const html = htmlOf(plain);
    flushSync(() => {
      setTypedSoFar({ html, isFocused, format: wanted.current });
      setEditor(editor.get);
    });
  }

  /** Fetches the editor; where that fails, the plain field goes on and the next sign tries again. */
  function wake() {
    editor.load().then(takeOver, () => undefined);
  }

  return {
    field,
    Editor,
    typedSoFar,
    wake,
    /** Formats as soon as there is an editor. */
    format(name: FormatName) {
      wanted.current = name;
      field.current?.focus();
      wake();
    },
    /** A word that is put together by an input method is left in peace until it is whole. */
    composing(now: boolean) {
      isComposing.current = now;
      if (!now) wake();
    },
  };
}

/** The editor, which weighs as much as a whole screen. */
const editor = fetchOnce(() => import('./editor.tsx').then((module) => module.Editor));
