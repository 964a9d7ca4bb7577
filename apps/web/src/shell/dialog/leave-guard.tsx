import { type ShouldBlockFn, useBlocker } from '@tanstack/react-router';
import { Confirm } from './confirm.tsx';

interface LeaveGuardProps {
  /** There are changes that are not saved. */
  isOn: boolean;
  /** Whether a change of the address leaves them behind: one to another page, if nothing else is said. */
  leaves?: ShouldBlockFn;
  title: string;
  message: string;
  confirmLabel: string;
}

/** Asks before changes that are not saved are left behind. */
export function LeaveGuard({ isOn, leaves = toOtherPage, title, message, confirmLabel }: LeaveGuardProps) {
  const { status, proceed, reset } = useBlocker({
    shouldBlockFn: (change) => isOn && leaves(change),
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

/** A change of the address that leaves the page. */
export const toOtherPage: ShouldBlockFn = ({ current, next }) => current.pathname !== next.pathname;
