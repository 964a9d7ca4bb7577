export interface FoundIcon {
  name: string;
  /** Where it stands in its style's list, which says in which file its drawing is. */
  at: number;
}

/**
 * The icons that every word typed fits: first those whose name begins with what was typed, then those that have it in
 * their name, last those that other words of theirs lead to.
 */
export function findIcons(
  names: readonly string[],
  tags: Readonly<Record<string, string>>,
  typed: string,
): FoundIcon[] {
  const words = typed
    .toLowerCase()
    .split(/[\s-]+/)
    .filter(Boolean);
  const start = words.join('-');
  const icons = names.map((name, at) => ({ name, at }));
  if (words.length === 0) return icons;
  const rankOf = (name: string) => {
    if (name.startsWith(start)) return 0;
    if (words.every((word) => name.includes(word))) return 1;
    const all = `${name} ${tags[name] ?? ''}`;
    return words.every((word) => all.includes(word)) ? 2 : undefined;
  };
  const ranked = Map.groupBy(icons, ({ name }) => rankOf(name));
  return ([0, 1, 2] as const).flatMap((rank) => ranked.get(rank) ?? []);
}
