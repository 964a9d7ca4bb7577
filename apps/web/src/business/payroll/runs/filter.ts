export const rowParts = ['changed', 'errors', 'warnings', 'skipped', 'unpaid'] as const;

/** What the people of a run are narrowed to; all of them where it says nothing. */
export interface RunSearch {
  q?: string | undefined;
  part?: (typeof rowParts)[number] | undefined;
}
