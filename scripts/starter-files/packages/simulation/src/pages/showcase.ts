/** Pages of a showcase with their titles, by path: none yet. */
export const showcase = {} as const;

export type ShowcasePath = keyof typeof showcase;

export const showcasePaths: readonly ShowcasePath[] = [];

export const sectionOf = (path: string): string => path.slice(0, path.lastIndexOf('/'));

/** The addresses of all sections and pages. */
export const showcaseAddresses: readonly string[] = [];
