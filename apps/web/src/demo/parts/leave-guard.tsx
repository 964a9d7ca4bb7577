import { useBlocker } from '@tanstack/react-router';
import { Confirm } from '../../shell/dialog/confirm.tsx';

/** Asks before changes that are not saved are left behind. */
export function LeaveGuard({ isOn }: { isOn: boolean }) {
  const { status, proceed, reset } = useBlocker({
    shouldBlockFn: ({ current, next }) => isOn && current.pathname !== next.pathname,
    enableBeforeUnload: isOn,
    withResolver: true,
  });
  if (status !== 'blocked') return null;
  return (
    <Confirm
      danger
      title="Leave without saving?"
      confirmLabel="Leave"
      busy={false}
      onConfirm={proceed}
      onClose={reset}
    >
      What you changed here would be lost.
    </Confirm>
  );
}
