/** How many of twelve columns a card takes: where there is much room, and where there is some. */
export type Span = '4-12' | '4-6' | '4-4' | '5-12' | '7-12' | '8-12' | '12-12';
