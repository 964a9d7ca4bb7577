import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { resolveConfig } from 'vite';
import { addEntry, keysOf } from './edit-list.ts';
import { makeField, readNewField } from './new/field.ts';
import { format } from './new/format.ts';
import { kinds } from './new/kinds.ts';
import { makeNoun, readNoun } from './new/noun.ts';
import { pageFiles } from './new/page-files.ts';
import { markRead, textsByKey } from './texts.ts';

/** The folder of the clone. */
const root = fileURLToPath(new URL('..', import.meta.url));
const usage = `npm run new page /apps/crops "Crops"

adds a page to the demo: its route, its screen, its texts in four languages, its line in the menu and the search, and
a browser test. Its title in the other languages: npm run new -- page /apps/crops "Crops" --sw Mazao --fr Cultures --ar …

npm run new -- noun organisation/suppliers name:name phone:phone? pin:pin? --icon truck \\
  --sw "msambazaji, wasambazaji, a" --fr "fournisseur, fournisseurs, m" --ar "مورد, موردون, موردين"

adds a noun of the whole workspace to the product, from the contract to its page. A field is its name and its kind:
${Object.keys(kinds).join(', ')}; with ? it may be left out. In each language: one of them, several, and what
those agree by: in Swahili the prefix of their class (a in ameongezwa), in French m or f; in Arabic, the genitive.

npm run new -- field organisation/suppliers email:email? --sw "Barua pepe" --fr E-mail --ar …

adds a field to such a noun, or to tasks: npm run new field task priorityReason:line`;

const languages = ['en', 'sw', 'fr', 'ar'] as const;
const lists = {
  paths: 'packages/simulation/src/pages/paths.ts',
  pages: 'packages/simulation/src/pages/pages.data.ts',
  texts: 'apps/web/src/i18n/demo-texts.ts',
};
/** The part of the menu that addresses of a folder stand in. */
const groups: Readonly<Record<string, string>> = { dashboard: 'dashboards', apps: 'apps' };

export interface NewPage {
  /** Its address, such as /apps/crops. */
  path: string;
  /** Its title, in each language in which it is known. */
  titles: { en: string } & Partial<Record<(typeof languages)[number], string>>;
}

/** Why a page cannot be made; undefined where it can. */
export function refusal(folder: string, { path, titles }: NewPage): string | undefined {
  if (!/^(\/[a-z]+(-[a-z]+)*)+$/.test(path))
    return `The address has to be made of small letters and hyphens, as in /apps/crops, and not ${path || 'nothing'}.`;
  if (!titles.en.trim()) return 'The page needs a title, as in "Crops".';
  const taken = keysOf(readFileSync(join(folder, lists.paths), 'utf8'), 'paths');
  if (taken.includes(targetOf(path)))
    return `There is a page named ${targetOf(path)}. Choose another end of the address.`;
  const made = Object.keys(pageFiles(path, targetOf(path))).find((file) => existsSync(join(folder, file)));
  return made && `${made} is there already.`;
}

/** What lists call a page: /apps/field-notes is fieldNotes. */
const targetOf = (path: string): string =>
  path.slice(path.lastIndexOf('/') + 1).replace(/-([a-z])/g, (_, letter: string) => letter.toUpperCase());

/** Writes a page and its lines in the lists, in a clone's folder. Gives the files that it wrote or changed. */
export async function makePage(folder: string, { path, titles }: NewPage): Promise<string[]> {
  const target = targetOf(path);
  const [, start = ''] = path.split('/');
  const name = path.slice(path.lastIndexOf('/') + 1);
  const files = pageFiles(path, target);
  for (const [file, content] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), content);
  }
  const change = (file: string, edit: (source: string) => string) => {
    writeFileSync(join(folder, file), edit(readFileSync(join(folder, file), 'utf8')));
    return file;
  };
  const group = groups[start] ?? 'pages';
  const title = JSON.stringify(titles.en);
  const changed = [
    change(lists.paths, (source) => addEntry(source, 'paths', `${target}: '${path}'`)),
    change(lists.pages, (source) =>
      addEntry(
        source,
        'pages',
        `{ target: '${target}', title: ${title}, icon: 'circle-dashed', group: '${group}' }`,
        (page) => page.includes(`group: '${group}'`),
      ),
    ),
    change(
      lists.texts,
      (source) =>
        `import type ${target} from './en/demo/${name}.json';\n${addEntry(source, 'DemoTexts', `'demo/${name}': typeof ${target}`)}`,
    ),
    ...languages.map((language) =>
      change(`apps/web/src/i18n/${language}/demo.json`, (source) => {
        const texts: { pages: Record<string, string> } = JSON.parse(source);
        texts.pages[target] = titles[language] ?? titles.en;
        return `${JSON.stringify(texts, null, 2)}\n`;
      }),
    ),
  ];
  // Reading the build's settings lets the router's plugin write the tree of routes anew.
  await resolveConfig({ root: join(folder, 'apps/web'), logLevel: 'error' }, 'build');
  return [...Object.keys(files), ...changed];
}

/** What the command makes: the files that it wrote or changed, and what is left to do; a text where it refuses. */
interface Result {
  name: string;
  files: readonly string[];
  left: string;
}

async function make(
  [kind, ...args]: readonly string[],
  options: Readonly<Record<string, string | undefined>>,
): Promise<Result | string> {
  const [path = '', en = ''] = args;
  if (kind === 'page') {
    const page = { path, titles: { en, ...options } };
    return (
      refusal(root, page) ?? {
        name: path,
        files: await makePage(root, page),
        left: `an icon in ${lists.pages}, and words`,
      }
    );
  }
  if (kind === 'noun') {
    const noun = readNoun(root, args, options);
    if (typeof noun === 'string') return noun;
    return {
      name: path,
      files: await makeNoun(root, noun),
      left: 'words of fields in other languages than English',
    };
  }
  if (kind === 'field') {
    const field = readNewField(root, args, options);
    if (typeof field === 'string') return field;
    return {
      name: args.join(' '),
      files: makeField(root, field),
      left: 'its word in other languages than English',
    };
  }
  return usage;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const option = { type: 'string' } as const;
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: { en: option, sw: option, fr: option, ar: option, icon: option },
  });
  const before = textsByKey('en');
  const result = await make(positionals, values);
  if (typeof result === 'string') {
    console.error(result);
    process.exitCode = 1;
  } else {
    format(root, result.files);
    markRead([...textsByKey('en').keys()].filter((key) => !before.has(key)));
    console.log(
      `${result.name} is made:\n\n  ${result.files.join('\n  ')}\n\nnpm run dev shows it. What is left: ${result.left}.`,
    );
  }
}
