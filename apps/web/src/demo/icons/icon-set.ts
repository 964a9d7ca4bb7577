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
