/** What a status says at a glance. Each tone has one colour, everywhere. */
export type Tone = 'neutral' | 'info' | 'active' | 'review' | 'success' | 'warning' | 'danger';

/** How far along something is: the shape that says the same as the colour, for those who do not see it. */
export type Progress = 'dashed' | 'empty' | 'half' | 'most' | 'full' | 'crossed';

interface Look {
  tone: Tone;
  progress: Progress;
}

const looks: Readonly<Record<string, Look>> = {
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
  suspended: { tone: 'danger', progress: 'crossed' },
  inactive: { tone: 'neutral', progress: 'crossed' },

  sent: { tone: 'info', progress: 'empty' },
  downloaded: { tone: 'review', progress: 'most' },
  'partial-payment': { tone: 'warning', progress: 'half' },
  'past-due': { tone: 'danger', progress: 'crossed' },
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
};

/** Tone and shape of a status of any kind of record; a status nobody thought of yet is neutral. */
export function lookOf(status: string): Look {
  return looks[status] ?? { tone: 'neutral', progress: 'empty' };
}
