/** What a status says at a glance. Each tone has one colour, everywhere. */
export type Tone = 'neutral' | 'info' | 'active' | 'review' | 'success' | 'warning' | 'danger';

/** How far along something is: the shape says the same as the colour, for people who do not see the colour. */
export type Progress = 'dashed' | 'empty' | 'half' | 'most' | 'full' | 'crossed';

/** What a status looks like. */
export interface StatusLook {
  tone: Tone;
  progress: Progress;
}
