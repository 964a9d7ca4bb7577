import { type ReactNode, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { KeysRest } from '../shortcuts/use-shortcut.ts';
import { onDemand } from './on-demand.ts';
import { useReturnFocus } from './use-return-focus.ts';
import { WaitsForNetwork } from './waits-for-network.tsx';

const ConfirmDialog = onDemand(() =>
  import('@kazi/ui/confirm-dialog').then((module) => module.ConfirmDialog),
);

interface ConfirmProps {
  /** The question, naming what it is about. */
  title: ReactNode;
  /** What will happen, and whether it can be undone. */
  children: ReactNode;
  /** The verb: "Delete team". */
  confirmLabel: string;
  /** The label of the button that changes nothing, where "Cancel" would read like the verb: "Keep withdrawal". */
  cancelLabel?: string;
  /** Red, for what destroys something. */
  danger?: boolean;
  busy: boolean;
  onConfirm: () => void;
  onClose: () => void;
}

/** Asks before something that is hard to take back. Open as long as it is rendered. */
export function Confirm({ children, ...props }: ConfirmProps) {
  const { t } = useTranslation('common');
  useReturnFocus();
  return (
    <Suspense fallback={<KeysRest />}>
      <ConfirmDialog opened cancelLabel={t('cancel')} {...props}>
        {children}
        <WaitsForNetwork busy={props.busy} />
      </ConfirmDialog>
    </Suspense>
  );
}
