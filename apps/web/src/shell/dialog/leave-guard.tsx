import { useBlocker } from '@tanstack/react-router';
import { Confirm } from './confirm.tsx';

interface LeaveGuardProps {
  /** There are changes that are not saved. */
  isOn: boolean;
  title: string;
  message: string;
  confirmLabel: string;
}

/** Asks before changes that are not saved are left behind. */
export function LeaveGuard({ isOn, title, message, confirmLabel }: LeaveGuardProps) {
  const { status, proceed, reset } = useBlocker({
    shouldBlockFn: ({ current, next }) => isOn && current.pathname !== next.pathname,
    enableBeforeUnload: isOn,
    withResolver: true,
  });
  if (status !== 'blocked') return null;
  return (
    <Confirm
      danger
      title={title}
      confirmLabel={confirmLabel}
      busy={false}
      onConfirm={proceed}
      onClose={reset}
    >
      {message}
    </Confirm>
  );
}
