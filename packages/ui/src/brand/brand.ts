/** What the product is called, in the menu, in the tab and in texts (`{{brand}}`). */
export const brandName = 'Kazi';

/** What search engines and shared links say of it. */
export const brandDescription = 'Projects, tasks, payments and payroll for teams, with M-Pesa.';

/** The mark, drawn 32 by 32, as the inside of an SVG: a K whose arms are a tick, on the accent that is chosen. */
export const logo =
  '<rect width="32" height="32" rx="8" fill="var(--kz-accent-7)"/>' +
  '<path d="M10.5 8v16M22.5 8l-8.6 8 3 2.9 5.6 5.1" fill="none" stroke="#fff" stroke-width="3.2" stroke-linecap="round" stroke-linejoin="round"/>';

/** The colours to choose from, by the names under which `accents.ts` has them. The first holds until one is chosen. */
export const accentNames = ['teal', 'indigo', 'blue', 'plum', 'terracotta', 'forest'] as const;

export type AccentName = (typeof accentNames)[number];
