import { type ClipboardEvent, type DragEvent, useState } from 'react';

const hasFiles = ({ dataTransfer }: DragEvent) => dataTransfer.types.includes('Files');

/** Takes files that are dropped or pasted on an element: spread `target` on it. `over` while some hover above. */
export function useFileDrop(onFiles: (files: File[]) => void, enabled: boolean) {
  const [over, setOver] = useState(false);
  if (!enabled) return { over: false, target: {} };
  return {
    over,
    target: {
      onDragOver(event: DragEvent) {
        if (!hasFiles(event)) return;
        event.preventDefault();
        setOver(true);
      },
      onDragLeave({ currentTarget, relatedTarget }: DragEvent) {
        if (!(relatedTarget instanceof Node) || !currentTarget.contains(relatedTarget)) setOver(false);
      },
      onDrop(event: DragEvent) {
        if (!hasFiles(event)) return;
        setOver(false);
        // A field for text that they were dropped on has taken them.
        if (event.defaultPrevented) return;
        event.preventDefault();
        onFiles([...event.dataTransfer.files]);
      },
      onPaste({ clipboardData, defaultPrevented }: ClipboardEvent) {
        const files = pastedFiles(clipboardData);
        if (files.length > 0 && !defaultPrevented) onFiles(files);
      },
    },
  };
}

/** The files of what is pasted. Text that brings a picture of itself along, as from a spreadsheet, is pasted as text. */
export const pastedFiles = ({ files, types }: Pick<DataTransfer, 'files' | 'types'>): File[] =>
  types.includes('text/plain') ? [] : [...files];
