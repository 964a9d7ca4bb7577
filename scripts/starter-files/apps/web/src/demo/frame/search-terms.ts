/** Other words that the search finds pages by, by address: `'/apps/crops': 'farm harvest'`. */
export const searchTerms: Readonly<Record<string, string>> = {};
