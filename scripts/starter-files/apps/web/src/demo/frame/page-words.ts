/** Other words that the search finds pages by, by address: `'/apps/crops': 'farm harvest'`. */
export const pageWords: Readonly<Record<string, string>> = {};
