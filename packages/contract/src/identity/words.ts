/** How newcomers come in: at once, once a manager of people lets them in, or by invitation alone. */
export const admissions = ['open', 'approval', 'invitation'] as const;
export type Admission = (typeof admissions)[number];
