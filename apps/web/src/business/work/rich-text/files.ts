import type { File as KeptFile } from '@kazi/contract/files';
import { createContext, useContext } from 'react';

/** The files that a text can show. */
export interface TextFiles {
  /** Those that are attached to what the text is about, with addresses for its reader. */
  files: readonly KeptFile[];
  /** Uploads and attaches one; undefined where that failed, which has been told. Without it nothing can be attached. */
  add?: ((file: File) => Promise<KeptFile | undefined>) | undefined;
}

const context = createContext<TextFiles>({ files: [] });

/** Around the texts about one task: their files are its attachments. */
export const TextFilesProvider = context.Provider;
export const useTextFiles = (): TextFiles => useContext(context);

/** Whether a file of the text is still on its way to the server: without it the text says less than its author saw. */
export const isUploading = (html: string): boolean => html.includes('data-uploading');

/** The ids of the files that a text shows. */
export const fileIds = (html: string): string[] =>
  [...html.matchAll(/ data-file="([^"]+)"/g)].map(([, id = '']) => id);

/** The elements that name a file. */
const named = 'img[data-file], a[data-file]';

/** Cleaned rich text with its reader's addresses of the files; of one that is attached no more, the name. */
export function withAddresses(html: string, files: readonly KeptFile[]): string {
  if (!html.includes('data-file')) return html;
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  for (const element of body.querySelectorAll(named)) {
    const file = files.find(({ id }) => id === element.getAttribute('data-file'));
    if (file) address(element, file);
    else element.replaceWith(`[${element.getAttribute('alt') ?? element.textContent}]`);
  }
  return body.innerHTML;
}

/** A picture opens as a whole beside the page, any other file is fetched. */
function address(element: Element, { url, name }: KeptFile): void {
  const link = element.ownerDocument.createElement('a');
  link.href = url;
  link.target = '_blank';
  link.rel = 'noreferrer';
  link.dataset.file = '';
  if (element instanceof HTMLImageElement) {
    const picture = element.ownerDocument.createElement('img');
    picture.src = url;
    picture.alt = name;
    picture.loading = 'lazy';
    link.append(picture);
  } else link.textContent = name;
  element.replaceWith(link);
}
