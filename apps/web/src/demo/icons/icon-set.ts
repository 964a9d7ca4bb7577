import type { Direction } from '../../shell/drag/lists.ts';

export type IconStyle = 'outline' | 'filled';

/** The attributes of one path of a drawing, 24 by 24. */
export interface IconPath {
  d: string;
  fill?: string;
  stroke?: string;
  opacity?: string;
}

/** Names in the order in which the files hold their drawings. */
export type IconNames = Readonly<Record<IconStyle, readonly string[]>>;

/** How many drawings share a file: some kilobytes, fetched when the first of them comes into sight. */
export const perFile = 100;

async function read<Data>(file: string): Promise<Data> {
  const answer = await fetch(`${__ICONS_PATH__}/${file}.json`);
  if (!answer.ok) throw new Error(`There are no icons in ${file}: ${answer.status}`);
  return answer.json();
}

/** The set never changes while the page is open. The page says itself what could not be fetched. */
const asked = { staleTime: Number.POSITIVE_INFINITY } as const;

export const namesQuery = {
  queryKey: ['icons', 'names'],
  queryFn: () => read<IconNames>('names'),
  ...asked,
};

/** Other words that icons are found by, by their names. */
export const tagsQuery = {
  queryKey: ['icons', 'tags'],
  queryFn: () => read<Readonly<Record<string, string>>>('tags'),
  ...asked,
};

/** The drawings of one file. */
export const drawingsQuery = (style: IconStyle, file: number) => ({
  queryKey: ['icons', style, file],
  queryFn: () => read<readonly (readonly IconPath[])[]>(`${style}-${file}`),
  ...asked,
});

/** What an icon is called in code: `arrow-left` is IconArrowLeft, and filled IconArrowLeftFilled. */
export const componentOf = (name: string, style: IconStyle): string =>
  `Icon${name
    .split('-')
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join('')}${style === 'filled' ? 'Filled' : ''}`;

/** The line that brings an icon into a file of ours. */
export const importOf = (name: string, style: IconStyle): string => {
  const component = componentOf(name, style);
  return `import ${component} from '#icons/${component}';`;
};

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

interface Grid {
  /** Where one is. */
  at: number;
  count: number;
  columns: number;
  /** Rows that fit in what is in sight. */
  rows: number;
}

/** Where a key leads to in a grid filled row by row; undefined for keys that lead nowhere. */
export function nextCell(
  { key, ctrlKey, arrow }: { key: string; ctrlKey: boolean; arrow: Direction | undefined },
  { at, count, columns, rows }: Grid,
): number | undefined {
  const row = at - (at % columns);
  const steps = { up: -columns, down: columns, back: -1, forth: 1 };
  const jumps: Record<string, number> = {
    Home: ctrlKey ? 0 : row,
    End: ctrlKey ? count - 1 : row + columns - 1,
    PageUp: at - columns * rows,
    PageDown: at + columns * rows,
  };
  const to = arrow ? at + steps[arrow] : jumps[key];
  return to === undefined ? undefined : Math.max(0, Math.min(count - 1, to));
}
