/** Formats of a piece of text, by the element that the editor knows each by. */
const marks = ['strong', 'em', 'u', 's', 'sub', 'sup'] as const;
type Mark = (typeof marks)[number];
type Marks = Readonly<Record<Mark, boolean>>;

const plain: Marks = { strong: false, em: false, u: false, s: false, sub: false, sup: false };
/** What elements say of the text in them. */
const marksByTag: Partial<Record<string, Mark>> = {
  ...{ b: 'strong', strong: 'strong', i: 'em', em: 'em', cite: 'em', u: 'u', ins: 'u' },
  ...{ s: 's', strike: 's', del: 's', sub: 'sub', sup: 'sup' },
};
/** They format by themselves: bold text in them says nothing. */
const boldByNature = 'h1, h2, h3, h4, h5, h6, th';
const verbatim = 'pre, code';
const unseen = 'style, script, meta, link, title, template, o\\:p';

/** What was pasted, as HTML that the editor reads. */
export interface Pasted {
  html: string;
  /** Pictures that a page only points at: it may not load them, and no file came along. */
  picturesLeft: number;
}

/**
 * The HTML of a clipboard with elements in place of styles. Google Docs, Outlook, Word and Excel format by `style`, which a strict
 * content security policy takes away before the editor can read it: plain text would turn bold, and bold text plain. Word's lists are
 * paragraphs with a sign in front, check boxes are pictures, and lists in lists often stand beside their item. Pictures that the
 * clipboard brings along stay where the editor keeps pictures.
 */
export function readPasted(html: string, keepsPictures = false): Pasted {
  const { body, head } = new DOMParser().parseFromString(html, 'text/html');
  const styleOf = styleReader(`${head.innerHTML}${body.innerHTML}`);
  for (const element of body.querySelectorAll(unseen)) element.remove();
  makeListsOfWord(body, styleOf);
  nestLists(body);
  tickItems(body);
  const picturesLeft = namePictures(body, keepsPictures);
  levelHeadings(body);
  const own = body.querySelector('[data-pm-slice]');
  const slice = own?.getAttribute('data-pm-slice');
  markTexts(body, plain, styleOf);
  for (const element of body.querySelectorAll('span:not([data-type]), font')) unwrap(element);
  if (slice) body.firstElementChild?.setAttribute('data-pm-slice', slice);
  return { html: body.innerHTML, picturesLeft };
}

type StyleOf = (element: Element) => string;

/** Reads an element's styles, its own and those of its classes: Excel and Word keep them in a sheet of their own. */
function styleReader(source: string): StyleOf {
  const sheets = [...source.matchAll(/<style[^>]*>([\s\S]*?)<\/style>/gi)]
    .map(([, sheet = '']) => sheet)
    .join();
  const byClass = new Map<string, string>();
  for (const [, selectors = '', rules = ''] of sheets.matchAll(/([^{}]+)\{([^}]*)\}/g))
    for (const [, name = ''] of selectors.matchAll(/\.([\w-]+)/g))
      byClass.set(name, `${byClass.get(name) ?? ''};${rules}`);
  return (element) => {
    const classes = [...element.classList].map((name) => byClass.get(name) ?? '');
    return [...classes, element.getAttribute('style') ?? ''].join(';').toLowerCase();
  };
}

/** The last value of a style, as the browser takes it. */
const styleValue = (style: string, name: string): string | undefined =>
  [...style.matchAll(new RegExp(`(?:^|[;{\\s])${name}\\s*:\\s*([^;]*)`, 'g'))].at(-1)?.[1]?.trim();

function marksOf(element: Element, around: Marks, style: string): Marks {
  const own: Record<Mark, boolean> = { ...around };
  const tag = element.localName;
  const mark = marksByTag[tag];
  if (mark) own[mark] = true;
  const weight = styleValue(style, 'font-weight');
  if (weight) own.strong = /bold/.test(weight) || Number(weight) >= 600;
  const slant = styleValue(style, 'font-style');
  if (slant) own.em = /italic|oblique/.test(slant);
  const lines = `${styleValue(style, 'text-decoration')} ${styleValue(style, 'text-decoration-line')}`;
  if (/underline/.test(lines)) own.u = true;
  if (/line-through/.test(lines)) own.s = true;
  const height = styleValue(style, 'vertical-align');
  if (height && !element.matches('td, th, tr, img')) {
    own.sub = height === 'sub';
    own.sup = height === 'super';
  }
  if (element.matches(boldByNature)) own.strong = false;
  if (element.matches('a[href]')) own.u = false;
  return own;
}

/** Takes formats from elements and styles, and gives them to each text. */
function markTexts(parent: Element, around: Marks, styleOf: StyleOf): void {
  for (const node of [...parent.childNodes]) {
    if (node instanceof Text) mark(node, around);
    else if (!(node instanceof Element)) node.remove();
    else if (!node.matches(verbatim)) {
      const own = marksOf(node, around, styleOf(node));
      markTexts(node, own, styleOf);
      node.removeAttribute('style');
      if (marksByTag[node.localName]) unwrap(node);
    }
  }
}

function mark(text: Text, formats: Marks): void {
  const parent = text.parentElement;
  if (text.data.trim() === '' && !parent?.closest('span, font, b, strong, i, em, u, a')) return;
  for (const name of marks) {
    if (!formats[name]) continue;
    if (name === 'strong' && parent?.closest(boldByNature)) continue;
    if (name === 'u' && parent?.closest('a[href]')) continue;
    const element = text.ownerDocument.createElement(name);
    text.replaceWith(element);
    element.append(text);
  }
}

function unwrap(element: Element): void {
  element.replaceWith(...element.childNodes);
}

/** An item of a list, and how deep it lies. */
interface Item {
  item: HTMLElement;
  depth: number;
  isOrdered: boolean;
}

const itemOfWord = /\blevel(\d+)/;
const orderedSign = /^\(?(?:\d+|[a-z]{1,4})[.)]/i;

/** Word writes each item as a paragraph that begins with its sign. */
function makeListsOfWord(body: HTMLElement, styleOf: StyleOf): void {
  let items: Item[] = [];
  const paragraphs = [...body.querySelectorAll<HTMLElement>('p, h1, h2, h3, h4, h5, h6')];
  for (const [at, paragraph] of paragraphs.entries()) {
    const list = styleValue(styleOf(paragraph), 'mso-list');
    if (!list || !itemOfWord.test(list)) continue;
    const sign = [...paragraph.querySelectorAll('*')].find(
      (each) => styleValue(styleOf(each), 'mso-list') === 'ignore',
    );
    const isOrdered = orderedSign.test(sign?.textContent?.trim() ?? '');
    sign?.remove();
    const item = paragraph.ownerDocument.createElement('li');
    items.push({ item, depth: Number(itemOfWord.exec(list)?.[1]), isOrdered });
    const isNextAnItem = itemOfWord.test(styleValue(styleOf(paragraphs[at + 1] ?? body), 'mso-list') ?? '');
    const goesOn = isNextAnItem && paragraph.nextElementSibling === paragraphs[at + 1];
    const copy = paragraph.ownerDocument.createElement('p');
    copy.append(...paragraph.childNodes);
    item.append(copy);
    if (goesOn) paragraph.remove();
    else {
      paragraph.replaceWith(...listsOf(items));
      items = [];
    }
  }
}

/** Lists in lists out of items in their order. */
function listsOf(items: readonly Item[]): HTMLElement[] {
  const lists: HTMLElement[] = [];
  const open: { list: HTMLElement; depth: number }[] = [];
  for (const { item, depth, isOrdered } of items) {
    const tag = isOrdered ? 'ol' : 'ul';
    while ((open.at(-1)?.depth ?? 0) > depth) open.pop();
    const last = open.at(-1);
    if (last?.depth !== depth || last.list.localName !== tag) {
      if (last?.depth === depth) open.pop();
      const list = item.ownerDocument.createElement(tag);
      const above = open.at(-1)?.list.lastElementChild;
      if (above) above.append(list);
      else lists.push(list);
      open.push({ list, depth });
    }
    open.at(-1)?.list.append(item);
  }
  return lists;
}

/** Puts a list that stands in another beside the item it belongs to into that item; Word in the browser wraps each item in a list. */
function nestLists(body: HTMLElement): void {
  for (const wrapper of body.querySelectorAll('.ListContainerWrapper')) unwrap(wrapper);
  for (const list of body.querySelectorAll('ul > ul, ul > ol, ol > ul, ol > ol'))
    list.previousElementSibling?.append(list);
  const leveled = [...body.querySelectorAll<HTMLElement>('li[data-aria-level]')];
  const items = leveled.map((item) => ({
    item,
    depth: Number(item.dataset.ariaLevel),
    isOrdered: item.parentElement?.localName === 'ol',
  }));
  const old = new Set(leveled.flatMap(({ parentElement }) => parentElement ?? []));
  const runs = items.reduce<(typeof items)[]>((all, each, at) => {
    const before = items[at - 1]?.item.parentElement;
    const isNext =
      before === each.item.parentElement || before?.nextElementSibling === each.item.parentElement;
    if (isNext) all.at(-1)?.push(each);
    else all.push([each]);
    return all;
  }, []);
  for (const run of runs) {
    const place = run[0]?.item.parentElement;
    const lists = listsOf(run);
    place?.before(...lists);
  }
  for (const list of old) if (!list.querySelector('li')) list.remove();
}

const box = 'input[type=checkbox], [role=checkbox], [aria-roledescription*=checkbox]';

/** Items with a box to tick become items of a check list: the box is a field, a role or a picture, by where it comes from. */
function tickItems(body: HTMLElement): void {
  for (const item of body.querySelectorAll('li')) {
    const sign = item.matches('[role=checkbox]') ? item : item.querySelector(box);
    if (!sign || sign.closest('li') !== item || item.dataset.type) continue;
    const isTicked = sign.hasAttribute('checked') || sign.getAttribute('aria-checked') === 'true';
    item.dataset.type = 'taskItem';
    item.dataset.checked = String(isTicked);
    item.parentElement?.setAttribute('data-type', 'taskList');
    for (const each of item.querySelectorAll(box))
      if (each.closest('li') === item && each.childNodes.length === 0) each.remove();
  }
}

/** Leaves the name of each picture that cannot come along, and counts them. */
function namePictures(body: HTMLElement, keepsPictures: boolean): number {
  const pictures = [...body.querySelectorAll('img')].filter(
    ({ src, width, dataset }) =>
      width !== 1 && dataset.file === undefined && !(keepsPictures && src.startsWith('data:image/')),
  );
  for (const picture of pictures) picture.replaceWith(picture.alt ? `[${picture.alt}]` : '');
  return pictures.length;
}

/** A text has two kinds of headings, below the title of the page: the greatest that was pasted is the first of them. */
function levelHeadings(body: HTMLElement): void {
  for (const heading of body.querySelectorAll('[role=heading], .MsoTitle')) {
    const level = Number(heading.getAttribute('aria-level') ?? 1);
    rename(heading, `h${Math.min(6, level)}`);
  }
  const headings = [...body.querySelectorAll('h1, h2, h3, h4, h5, h6')];
  const levels = headings.map(({ localName }) => Number(localName.slice(1)));
  const greatest = Math.min(...levels);
  for (const [at, heading] of headings.entries())
    rename(heading, levels[at] === greatest && greatest < 3 ? 'h2' : 'h3');
}

function rename(element: Element, tag: string): void {
  if (element.localName === tag) return;
  const renamed = element.ownerDocument.createElement(tag);
  renamed.append(...element.childNodes);
  element.replaceWith(renamed);
}
