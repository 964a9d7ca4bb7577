import { Modal } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import type { FrameContent } from '../frame/types.ts';
import { Palette } from './palette.tsx';
import type { PaletteSearch } from './types.ts';

interface PaletteDialogProps extends FrameContent {
  opened: boolean;
  onClose: () => void;
  search: PaletteSearch | undefined;
}

/** The command palette over the page. Each opening starts afresh. */
export function PaletteDialog({ opened, onClose, ...content }: PaletteDialogProps) {
  const { t } = useTranslation('shell');
  return (
    <Modal.Root opened={opened} onClose={onClose} size={600} padding={0} yOffset="12dvh">
      <Modal.Overlay />
      <Modal.Content aria-label={t('palette.open')}>
        <Palette {...content} onClose={onClose} />
      </Modal.Content>
    </Modal.Root>
  );
}
