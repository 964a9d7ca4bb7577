import { StatusBadge } from '@kazi/ui/status-badge';
import { statuses } from './staff.ts';

/** The status of a member of the staff, by its number. */
export function StaffStatus({ status }: { status: number }) {
  const known = statuses[status];
  return known && <StatusBadge look={known.look}>{known.name}</StatusBadge>;
}
