import type { File as KeptFile } from '@kazi/contract/files';
import { type Editor, Node } from '@tiptap/react';
import type { RefObject } from 'react';
import { newId } from '../../../api/new-id.ts';
import type { TextFiles } from './files.ts';

const name = 'attachment';
const unkept = { default: null, rendered: false } as const;

interface AttachmentOptions {
  /** Read whenever one is drawn, so it may change at any time. */
  files: RefObject<TextFiles>;
  uploadingText: (name: string) => string;
}

/** Files of the text, pictures shown and others as links: by their ids, or while they are uploaded by a key of their own. */
export const attachmentNode = ({ files, uploadingText }: AttachmentOptions) =>
  Node.create({
    name,
    // Before links: these have no address of their own.
    priority: 2000,
    group: 'inline',
    inline: true,
    atom: true,
    draggable: true,
    addAttributes: () => ({ file: unkept, name: unkept, isPicture: unkept, uploading: unkept, data: unkept }),
    parseHTML: () => [
      {
        tag: 'img[data-file]',
        getAttrs: (img) => ({ file: img.dataset.file, name: img.getAttribute('alt'), isPicture: true }),
      },
      { tag: 'a[data-file]', getAttrs: (link) => ({ file: link.dataset.file, name: link.textContent }) },
      {
        tag: 'img[src^="data:image/"]',
        getAttrs: (img) =>
          files.current.add ? { data: img.getAttribute('src'), name: img.getAttribute('alt') } : false,
      },
    ],
    renderHTML({ node: { attrs } }) {
      const label = String(attrs.name ?? '');
      if (!attrs.file) return ['span', { 'data-uploading': '' }];
      const file = { 'data-file': String(attrs.file) };
      return attrs.isPicture ? ['img', { ...file, alt: label }] : ['a', file, label];
    },
    addNodeView:
      () =>
      ({ node: { attrs } }) => {
        const label = String(attrs.name ?? '');
        const kept = files.current.files.find(({ id }) => id === attrs.file);
        if (kept) return { dom: drawn(kept, Boolean(attrs.isPicture)) };
        const dom = document.createElement('span');
        if (!attrs.file) dom.dataset.uploading = '';
        dom.textContent = attrs.file ? `[${label}]` : uploadingText(label);
        return { dom };
      },
  });

/** A file as it stands in the text; the editor leads nowhere. */
function drawn({ url, name: label }: KeptFile, isPicture: boolean): HTMLElement {
  if (isPicture) {
    const picture = document.createElement('img');
    picture.src = url;
    picture.alt = label;
    return picture;
  }
  const link = document.createElement('a');
  link.dataset.file = '';
  link.textContent = label;
  return link;
}

type Add = NonNullable<TextFiles['add']>;

/** Puts files where the cursor is, or at a place of the text, and uploads them one after the other. */
export async function attachFiles(
  editor: Editor,
  chosen: readonly File[],
  add: Add,
  at?: number,
): Promise<void> {
  const placed = chosen.map((file) => ({ file, uploading: newId() }));
  const nodes = placed.map(({ file, uploading }) => ({ type: name, attrs: { name: file.name, uploading } }));
  const chain = editor.chain().focus();
  // A space to go on after: the cursor would stand in the file.
  const content = nodes.flatMap((node) => [node, { type: 'text', text: ' ' }]);
  (at === undefined ? chain.insertContent(content) : chain.insertContentAt(at, content)).run();
  for (const { file, uploading } of placed) replacePlaceholder(editor, uploading, await add(file));
}

/** Uploads the pictures that were pasted within a text. */
export function attachPasted(editor: Editor, add: Add): void {
  const { state, view } = editor;
  const transaction = state.tr.setMeta('addToHistory', false);
  const pasted: { file: File; uploading: string }[] = [];
  state.doc.descendants((node, position) => {
    if (node.type.name !== name || !node.attrs.data) return;
    const uploading = newId();
    const file = fileOf(String(node.attrs.data), String(node.attrs.name ?? ''));
    if (file) pasted.push({ file, uploading });
    transaction.setNodeMarkup(position, undefined, { name: file?.name ?? '', uploading });
  });
  if (!transaction.docChanged) return;
  view.dispatch(transaction);
  void (async () => {
    for (const { file, uploading } of pasted) replacePlaceholder(editor, uploading, await add(file));
  })();
}

/** A picture out of its `data:` address; undefined for what is none. */
function fileOf(address: string, label: string): File | undefined {
  const [, type, kind, base64] = /^data:(image\/([\w-]+))[\w+;=-]*;base64,(.+)$/s.exec(address) ?? [];
  if (!type || !base64) return undefined;
  try {
    const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
    return new File([bytes], `${label || 'picture'}.${kind}`, { type });
  } catch {
    return undefined;
  }
}

/** Puts a file in the place of what stood for it, or nothing where it could not be uploaded. */
function replacePlaceholder(editor: Editor, uploading: string, kept: KeptFile | undefined): void {
  if (editor.isDestroyed) return;
  const { state, view } = editor;
  const transaction = state.tr.setMeta('addToHistory', false);
  state.doc.descendants((node, position) => {
    if (node.attrs.uploading !== uploading) return;
    if (!kept) transaction.delete(position, position + 1);
    else
      transaction.setNodeMarkup(position, undefined, {
        file: kept.id,
        name: kept.name,
        isPicture: kept.thumbnail !== null,
      });
  });
  if (transaction.docChanged) view.dispatch(transaction);
}
