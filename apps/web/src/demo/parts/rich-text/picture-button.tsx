import { toast } from '@kazi/ui/toast';
import { FileButton } from '@mantine/core';
import type { Editor } from '@tiptap/react';
import { useTranslation } from 'react-i18next';
import IconPhoto from '#icons/IconPhoto';
import { FieldButton } from '../../../shell/rich-text/format-buttons.tsx';
import { mostFileBytes, readFile } from '../read-file.ts';

/** Puts pictures that are chosen between the lines of a text. */
export function PictureButton({ editor }: { editor: Editor }) {
  const { t } = useTranslation('demo');
  const insert = useInsertPictures();
  return (
    <FileButton multiple accept="image/*" onChange={(files) => void insert(editor, files)}>
      {({ onClick }) => (
        <FieldButton label={t('parts.richText.picture')} icon={IconPhoto} onClick={onClick} />
      )}
    </FileButton>
  );
}

/** Puts pictures where the cursor is, each called by its file's name; of what is too large or no picture, it is told. */
export function useInsertPictures() {
  const { t } = useTranslation('demo');
  return async (editor: Editor, files: readonly File[]) => {
    const pictures: { type: 'image'; attrs: { src: string; alt: string } }[] = [];
    for (const file of files) {
      const { name } = file;
      if (file.size > mostFileBytes) {
        toast({ message: t('parts.richText.pictureTooLarge', { name }) });
        continue;
      }
      const { url, isPicture } = await readFile(file);
      if (isPicture) pictures.push({ type: 'image', attrs: { src: url, alt: name.replace(/\.[^.]+$/, '') } });
      else toast({ message: t('parts.richText.noPicture', { name }) });
    }
    if (pictures.length === 0) return;
    // In a line of its own goes what is written next: a picture that is selected would give way to it.
    editor
      .chain()
      .focus()
      .insertContent([...pictures, { type: 'paragraph' }])
      .run();
  };
}
