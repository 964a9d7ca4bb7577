/** What the top bar has beside what every page has: nothing yet. */
export const HeaderButtons = () => null;
