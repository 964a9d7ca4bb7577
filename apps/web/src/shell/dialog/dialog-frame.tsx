import { Modal, type ModalRootProps } from '@mantine/core';
import type { ReactNode, Ref } from 'react';
import { useTranslation } from 'react-i18next';

export interface DialogFrameProps
  extends Pick<ModalRootProps, 'size' | 'centered' | 'fullScreen' | 'closeOnClickOutside' | 'classNames'> {
  ref?: Ref<HTMLDivElement>;
  opened?: boolean;
  /** What it is about, which also is its name. */
  title?: ReactNode;
  /** Its name where it has no title. */
  label?: string;
  /** It is closed by Escape and a press beside it; without this it stays until it is answered. */
  onClose: (() => void) | undefined;
  /** A cross in the corner closes it too. */
  withCloseButton?: boolean;
  children: ReactNode;
}

/**
 * What every dialog stands in. Its name is its title, and nothing describes it: Mantine's own would have all that it holds read out
 * at once. Whoever renders it sees to it that the focus returns, by `useReturnFocus` or `useFocusBack`.
 */
export function DialogFrame({
  ref,
  opened = true,
  title,
  label,
  onClose,
  withCloseButton = onClose !== undefined,
  children,
  ...root
}: DialogFrameProps) {
  const { t } = useTranslation('common');
  return (
    <Modal.Root
      opened={opened}
      onClose={onClose ?? (() => undefined)}
      returnFocus={false}
      transitionProps={{ duration: 140 }}
      {...root}
    >
      <Modal.Overlay />
      <Modal.Content ref={ref} aria-label={label}>
        {title && (
          // A page has one banner, and this is none.
          <Modal.Header role="none">
            <Modal.Title>{title}</Modal.Title>
            {withCloseButton && <Modal.CloseButton aria-label={t('close')} />}
          </Modal.Header>
        )}
        <div className="mantine-Modal-body">{children}</div>
      </Modal.Content>
    </Modal.Root>
  );
}
