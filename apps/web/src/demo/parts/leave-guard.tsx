import { LeaveGuard as Guard } from '../../shell/dialog/leave-guard.tsx';

/** Asks before changes that are not saved are left behind. */
export const LeaveGuard = ({ isOn }: { isOn: boolean }) => (
  <Guard
    isOn={isOn}
    title="Leave without saving?"
    message="What you changed here would be lost."
    confirmLabel="Leave"
  />
);
