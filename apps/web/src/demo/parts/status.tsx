import { StatusBadge as Badge } from '@kazi/ui/status-badge';
import { StatusGlyph as Glyph } from '@kazi/ui/status-glyph';
import type { StatusLook } from '@kazi/ui/tones';
import type { ReactNode } from 'react';

/** What the statuses of boards, users, invoices and posts look like. */
const statusLooks = {
  todo: { tone: 'info', progress: 'empty' },
  'in-progress': { tone: 'active', progress: 'half' },
  done: { tone: 'success', progress: 'full' },
  /** A board that people named themselves. */
  other: { tone: 'neutral', progress: 'empty' },

  pending: { tone: 'warning', progress: 'dashed' },
  active: { tone: 'success', progress: 'half' },
  inactive: { tone: 'neutral', progress: 'crossed' },

  Pending: { tone: 'warning', progress: 'dashed' },
  Draft: { tone: 'neutral', progress: 'dashed' },
  Sent: { tone: 'info', progress: 'empty' },
  Downloaded: { tone: 'review', progress: 'most' },
  'Partial Payment': { tone: 'warning', progress: 'half' },
  'Past Due': { tone: 'danger', progress: 'crossed' },
  Paid: { tone: 'success', progress: 'full' },
} satisfies Record<string, StatusLook>;

/** A status that has a look. */
type Status = keyof typeof statusLooks;

/** A status's small circle, which fills up as work proceeds. Decorative: its name is always written nearby. */
export const StatusGlyph = ({ status, size }: { status: Status; size?: number }) => (
  <Glyph look={statusLooks[status]} {...(size && { size })} />
);

/** A status with its name in the reader's language. */
export const StatusBadge = ({ status, children }: { status: Status; children: ReactNode }) => (
  <Badge look={statusLooks[status]}>{children}</Badge>
);
