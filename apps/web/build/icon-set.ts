import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { Plugin } from 'vite';
import { type IconNames, type IconPath, type IconStyle, perFile } from '../src/demo/icons/icon-set.ts';

/** The package lets others import its drawings alone; its data stands two folders above them. */
const drawing = import.meta.resolve('@tabler/icons/outline/check.svg');
const read = <Data>(file: string): Data =>
  JSON.parse(readFileSync(new URL(`../../${file}`, drawing), 'utf8'));

/** A drawing as the package has it: elements with their attributes, all of them paths. */
type Nodes = Readonly<Record<string, readonly (readonly [tag: string, attributes: IconPath])[]>>;

interface IconFiles {
  /** Where they are: a new place whenever the set changes, so that they can be kept for ever. */
  path: string;
  /** What each holds, by its name. */
  files: ReadonlyMap<string, string>;
}

let known: IconFiles | undefined;

/** Every file of the set, made once. */
function iconFiles(): IconFiles {
  known ??= makeFiles();
  return known;
}

function makeFiles(): IconFiles {
  const drawings = {
    outline: read<Nodes>('tabler-nodes-outline.json'),
    filled: read<Nodes>('tabler-nodes-filled.json'),
  };
  const names: IconNames = { outline: namesOf(drawings.outline), filled: namesOf(drawings.filled) };
  const files = new Map([
    ['names.json', JSON.stringify(names)],
    ['tags.json', JSON.stringify(tagsOf(names.outline))],
    ...piecesOf('outline', names.outline, drawings.outline),
    ...piecesOf('filled', names.filled, drawings.filled),
  ]);
  const hash = createHash('sha256');
  for (const [name, content] of files) hash.update(name).update(content);
  return { files, path: `assets/icons-${hash.digest('hex').slice(0, 8)}` };
}

const namesOf = (nodes: Nodes): string[] => Object.keys(nodes).sort();

/** Words that an icon is found by, without those of its name. */
function tagsOf(names: readonly string[]): Record<string, string> {
  const icons = read<Record<string, { tags?: readonly (string | number)[] }>>('icons.json');
  const wordsOf = (name: string) =>
    (icons[name]?.tags ?? []).map(String).filter((tag) => !name.split('-').includes(tag));
  return Object.fromEntries(names.map((name) => [name, wordsOf(name).join(' ')]));
}

/** The drawings of a style, so many in a file, in the order of their names. */
function piecesOf(style: IconStyle, names: readonly string[], nodes: Nodes): [string, string][] {
  const pathsOf = (name: string) => (nodes[name] ?? []).map(([, attributes]) => attributes);
  return Array.from({ length: Math.ceil(names.length / perFile) }, (_, file) => [
    `${style}-${file}.json`,
    JSON.stringify(names.slice(file * perFile, (file + 1) * perFile).map(pathsOf)),
  ]);
}

/**
 * Writes the whole set of icons as data beside the scripts, and tells the application where (`__ICONS_PATH__`). As
 * modules they would be six thousand files, of which one page shows a few dozen at a time.
 */
export function iconSet(): Plugin {
  return {
    name: 'kazi:icon-set',
    config: () => ({ define: { __ICONS_PATH__: JSON.stringify(`/${iconFiles().path}`) } }),
    configureServer(server) {
      const { files, path } = iconFiles();
      server.middlewares.use(`/${path}`, (request, response, next) => {
        const content = files.get(request.url?.slice(1) ?? '');
        if (content === undefined) return next();
        response.setHeader('content-type', 'application/json').end(content);
      });
    },
    generateBundle() {
      const { files, path } = iconFiles();
      for (const [name, source] of files)
        this.emitFile({ type: 'asset', fileName: `${path}/${name}`, source });
    },
  };
}
