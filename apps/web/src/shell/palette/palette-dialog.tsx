import { Modal } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { useFocusBack } from '../dialog/use-focus-back.ts';
import type { FrameContent } from '../frame/types.ts';
import { Palette } from './palette.tsx';
import type { PaletteSearch } from './types.ts';

interface PaletteDialogProps extends FrameContent {
  opened: boolean;
  onClose: () => void;
  search: PaletteSearch | undefined;
}

/**
 * The command palette over the page. Each opening starts afresh. What had the focus has it back before something is
 * chosen, since that may want the focus itself.
 */
export function PaletteDialog({ opened, onClose, ...shown }: PaletteDialogProps) {
  const { t } = useTranslation('shell');
  const { dialog, giveBack } = useFocusBack(opened);
  function close() {
    onClose();
    giveBack();
  }
  return (
    <Modal.Root opened={opened} onClose={close} returnFocus={false} size={600} padding={0} yOffset="12dvh">
      <Modal.Overlay />
      <Modal.Content ref={dialog} aria-label={t('palette.open')}>
        <Palette {...shown} onClose={close} />
      </Modal.Content>
    </Modal.Root>
  );
}
