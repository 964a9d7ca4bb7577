import { StatusBadge as Badge } from '@kazi/ui/status-badge';
import { StatusGlyph as Glyph } from '@kazi/ui/status-glyph';
import type { StatusLook } from '@kazi/ui/tones';
import type { ReactNode } from 'react';

/** What the statuses of tasks, stories, projects, people, payments and invitations look like. */
const statusLooks = {
  backlog: { tone: 'neutral', progress: 'dashed' },
  todo: { tone: 'info', progress: 'empty' },
  'in-progress': { tone: 'active', progress: 'half' },
  'in-review': { tone: 'review', progress: 'most' },
  done: { tone: 'success', progress: 'full' },
  cancelled: { tone: 'neutral', progress: 'crossed' },

  draft: { tone: 'neutral', progress: 'dashed' },
  ready: { tone: 'info', progress: 'empty' },

  planned: { tone: 'info', progress: 'empty' },
  active: { tone: 'success', progress: 'half' },
  paused: { tone: 'warning', progress: 'dashed' },
  finished: { tone: 'neutral', progress: 'full' },

  pending: { tone: 'warning', progress: 'dashed' },
  waiting: { tone: 'info', progress: 'empty' },
  suspended: { tone: 'danger', progress: 'crossed' },

  sent: { tone: 'info', progress: 'empty' },
  paid: { tone: 'success', progress: 'full' },

  'awaiting-approval': { tone: 'warning', progress: 'dashed' },
  created: { tone: 'info', progress: 'empty' },
  submitted: { tone: 'active', progress: 'half' },
  unknown: { tone: 'warning', progress: 'most' },
  succeeded: { tone: 'success', progress: 'full' },
  failed: { tone: 'danger', progress: 'crossed' },
  refused: { tone: 'danger', progress: 'crossed' },

  open: { tone: 'info', progress: 'empty' },
  accepted: { tone: 'success', progress: 'full' },
  expired: { tone: 'neutral', progress: 'crossed' },
  withdrawn: { tone: 'neutral', progress: 'crossed' },
} satisfies Record<string, StatusLook>;

/** A status that has a look. */
export type Status = keyof typeof statusLooks;

/** The colour of a status, for bars. */
export const colourOfStatus = (status: Status): string => `var(--kz-${statusLooks[status].tone})`;

/** A status's small circle, which fills up as work proceeds. Decorative: its name is always written nearby. */
export const StatusGlyph = ({ status, size }: { status: Status; size?: number }) => (
  <Glyph look={statusLooks[status]} {...(size && { size })} />
);

/** A status with its name in the reader's language. */
export const StatusBadge = ({ status, children }: { status: Status; children: ReactNode }) => (
  <Badge look={statusLooks[status]}>{children}</Badge>
);
