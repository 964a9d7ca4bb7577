/** Texts by their names, in any depth. */
export type TextTree = { [name: string]: string | TextTree };

/** A noun's texts: its own, and what it gives those of other areas. */
export type NounTexts = TextTree & { others?: { [area: string]: TextTree } };

/** The texts of an area with what nouns give them: their names in the menu, in roles, in the audit trail. */
export const addOthers = (
  area: string,
  { others: _, ...texts }: NounTexts,
  nouns: readonly NounTexts[],
): TextTree => nouns.reduce<TextTree>((sum, { others }) => merged(sum, others?.[area] ?? {}), texts);

function merged(texts: TextTree, more: TextTree): TextTree {
  const sum = { ...texts };
  for (const [name, added] of Object.entries(more)) {
    const known = sum[name];
    sum[name] = typeof known === 'object' && typeof added === 'object' ? merged(known, added) : added;
  }
  return sum;
}
