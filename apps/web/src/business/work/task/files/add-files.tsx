import { Button, FileButton } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { useTranslation } from 'react-i18next';
import IconCamera from '#icons/IconCamera';
import IconPaperclip from '#icons/IconPaperclip';

/** Buttons that choose files, several at once and kept in their order; where one holds a camera, also one that opens it. */
export function AddFiles({ onAdd }: { onAdd: (files: File[]) => void }) {
  const { t } = useTranslation('tasks');
  const isHeld = useMediaQuery('(hover: none) and (pointer: coarse)', false, {
    getInitialValueInEffect: false,
  });
  return (
    <>
      {isHeld && (
        <FileButton accept="image/*" capture="environment" onChange={(photo) => photo && onAdd([photo])}>
          {(props) => (
            <Button {...props} variant="default" leftSection={<IconCamera size={18} stroke={1.7} />}>
              {t('files.photo')}
            </Button>
          )}
        </FileButton>
      )}
      <FileButton multiple onChange={onAdd}>
        {(props) => (
          <Button
            {...props}
            size={isHeld ? 'sm' : 'xs'}
            variant="default"
            leftSection={<IconPaperclip size={15} />}
          >
            {t('files.add')}
          </Button>
        )}
      </FileButton>
    </>
  );
}
