/** The kinds of notifications that a person causes by what they write. */
export const writtenKinds = ['mention', 'assignment', 'rejection'] as const;
export type WrittenKind = (typeof writtenKinds)[number];

/** Whether a notification of this kind carries what a person wrote. */
export const isWritten = (kind: string): kind is WrittenKind =>
  writtenKinds.some((written) => written === kind);
