import type { Page } from '@playwright/test';

declare global {
  interface Element {
    /** As the browser's accessibility tree has it; the tests' browser is started so that pages may ask. */
    readonly computedRole?: string;
    readonly computedName?: string;
  }
}

/** Everything that a pointer presses. */
const targets =
  'a[href], button, input:not([type=hidden]), select, textarea, summary, [role=button], [role=option], [role=tab], [role=switch], [role=menuitem], [role=menuitemradio]';

/** What breaks a criterion of WCAG in a page as it stands, at its width, and is found by nothing of axe: a line each. */
export async function brokenCriteria(page: Page): Promise<string[]> {
  const found = [...(await misnamedControls(page)), ...(await crowdedTargets(page))];
  await page.emulateMedia({ forcedColors: 'active' });
  found.push(...(await unseenStates(page)));
  await page.emulateMedia({ forcedColors: null });
  return found;
}

/** 1.4.10: whether the page fits a screen of 320 pixels. Leaves it as wide as it was. */
export async function fitsNarrowScreen(page: Page): Promise<boolean> {
  const size = page.viewportSize();
  await page.setViewportSize({ width: 320, height: 844 });
  const fits = await page
    .waitForFunction(() => document.documentElement.scrollWidth <= window.innerWidth, undefined, {
      timeout: 5000,
    })
    .then(
      () => true,
      () => false,
    );
  if (size) await page.setViewportSize(size);
  return fits;
}

/** 2.5.3 and 4.1.2, from the names and roles of the browser's own tree. */
const misnamedControls = (page: Page): Promise<string[]> =>
  page.evaluate((pressed) => {
    const withoutBlanks = (text: string) =>
      text
        .normalize('NFKC')
        .replaceAll(/[\s\u061c\u200e\u200f\u2066-\u2069]/g, '')
        .toLowerCase();

    /** The texts that are seen on a control, from its start; keys and what only a voice reads are no label. */
    function seenOn(control: Element): string[] {
      const texts = document.createTreeWalker(control, NodeFilter.SHOW_TEXT);
      const seen: string[] = [];
      while (texts.nextNode()) {
        const parent = texts.currentNode.parentElement;
        if (parent && isSeen(parent, control) && !parent.closest('kbd, svg, [data-avatar]'))
          seen.push(withoutBlanks(texts.currentNode.nodeValue ?? ''));
      }
      const words = seen.filter((text) => /\p{L}{2}/u.test(text));
      return words.length > 0 ? words : seen.filter((text) => /\d/.test(text));
    }

    function isSeen(element: Element, within: Element): boolean {
      if (!element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) return false;
      for (let box: Element | null = element; box && box !== within; box = box.parentElement) {
        const { width, height } = box.getBoundingClientRect();
        if (getComputedStyle(box).position === 'absolute' && width <= 1 && height <= 1) return false;
      }
      return true;
    }

    const spoken = (element: Element) =>
      `${element.computedRole} “${element.computedName}” <${element.localName} class="${element.className}">`;

    /** 2.5.3: what is said begins with what is seen, or with the name of its field and a colon; a number alone is somewhere in it. */
    const misnamed = [...document.querySelectorAll(pressed)].flatMap((control) => {
      if (
        !control.checkVisibility() ||
        control.closest('[inert]') ||
        control.matches('input, select, textarea')
      )
        return [];
      const name = withoutBlanks(control.computedName ?? '');
      // A field that is pressed shows its value, and has its label beside it.
      const labels = control instanceof HTMLButtonElement ? [...control.labels] : [];
      const label = labels.find((one) => one.checkVisibility());
      const [first, ...others] = seenOn(label ?? control);
      if (first === undefined) return [];
      const isNumber = !/\p{L}{2}/u.test(first);
      // A number before the words, as of what a column holds, may be said first too.
      const beginnings = [0, name.indexOf(':') + 1, /^\d*/.exec(name)?.[0].length ?? 0];
      let at = isNumber
        ? name.indexOf(first)
        : (beginnings.find((from) => name.startsWith(first, from)) ?? -1);
      for (const text of others) if (at >= 0) at = name.indexOf(text, at);
      return at < 0 ? [`2.5.3 seen “${[first, ...others].join(' ')}”, named ${spoken(control)}`] : [];
    });

    /** 4.1.2: an option is one in the tree too, which what stands between it and its list may hinder. */
    const demoted = [...document.querySelectorAll('[role=option], [role=listbox]')].flatMap((element) =>
      element.checkVisibility() && !element.closest('[inert]') && element.computedRole !== element.role
        ? [`4.1.2 ${spoken(element)}`]
        : [],
    );

    return [...misnamed, ...demoted];
  }, targets);

/** 2.5.8: targets smaller than 24 pixels that have another one in the circle of 24 pixels around their centre. */
const crowdedTargets = (page: Page): Promise<string[]> =>
  page.evaluate((pressed) => {
    interface Target {
      element: Element;
      box: DOMRect;
      x: number;
      y: number;
      isSmall: boolean;
      /** Floats over the page, which is scrolled from under it. */
      isFixed: boolean;
    }
    const union = (boxes: DOMRect[]) => {
      const left = Math.min(...boxes.map((box) => box.left));
      const top = Math.min(...boxes.map((box) => box.top));
      const right = Math.max(...boxes.map((box) => box.right));
      const bottom = Math.max(...boxes.map((box) => box.bottom));
      return new DOMRect(left, top, right - left, bottom - top);
    };
    const labelsOf = (element: Element) =>
      element instanceof HTMLInputElement ? [...(element.labels ?? [])] : [];
    const isInSentence = (element: Element) =>
      element.matches('a') &&
      getComputedStyle(element).display === 'inline' &&
      [...(element.parentElement?.childNodes ?? [])].some(
        (node) => node instanceof Text && /\p{L}/u.test(node.data),
      );
    const floats = (element: Element | null): boolean =>
      element !== null && (getComputedStyle(element).position === 'fixed' || floats(element.parentElement));
    const all = [...document.querySelectorAll(pressed)].flatMap((element): Target[] => {
      // A link may reach over the whole of a card by an empty layer of its own.
      const layer = getComputedStyle(element, '::after');
      const reachesOver = layer.position === 'absolute' && layer.content !== 'none';
      const pressable =
        reachesOver && element instanceof HTMLElement ? (element.offsetParent ?? element) : element;
      const boxes = [pressable, ...labelsOf(element)].map((one) => one.getBoundingClientRect());
      const box = union(boxes.filter(({ width, height }) => width > 1 && height > 1));
      const x = box.left + box.width / 2;
      const y = box.top + box.height / 2;
      const isThere =
        element.checkVisibility({ visibilityProperty: true }) &&
        Number.isFinite(x) &&
        getComputedStyle(element).pointerEvents !== 'none' &&
        !element.matches(':disabled') &&
        // The showcase has what the library has, in every size of it.
        !element.closest('[inert], [aria-hidden=true], [data-example]');
      if (!isThere || isInSentence(element)) return [];
      const hit = document.elementFromPoint(x, y);
      const isHit = hit === null || [element, ...labelsOf(element)].some((one) => one.contains(hit));
      if (!isHit) return [];
      const isSmall = box.width < 23.5 || box.height < 23.5;
      return [{ element, box, x, y, isSmall, isFixed: floats(element) }];
    });
    const distance = ({ x, y }: Target, { box }: Target) =>
      Math.hypot(Math.max(box.left - x, 0, x - box.right), Math.max(box.top - y, 0, y - box.bottom));
    return all.flatMap((target) => {
      if (!target.isSmall) return [];
      const near = all.find(
        (other) =>
          other !== target &&
          other.isFixed === target.isFixed &&
          !other.element.contains(target.element) &&
          !target.element.contains(other.element) &&
          (distance(target, other) < 11.5 ||
            (other.isSmall && Math.hypot(target.x - other.x, target.y - other.y) < 23.5)),
      );
      if (!near) return [];
      const said = ({ element, box }: Target) =>
        `“${element.computedName}” <${element.localName} class="${element.className}"> ${Math.round(box.width)}×${Math.round(box.height)}`;
      return [`2.5.8 ${said(target)} beside ${said(near)}`];
    });
  }, targets);

/** 1.4.1 in forced colours: what is current, pressed or selected and looks like what beside it is not. */
const unseenStates = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const looks = [
      'color',
      'backgroundColor',
      'borderTopColor',
      'borderBottomColor',
      'borderInlineStartColor',
      'borderTopWidth',
      'borderTopStyle',
      'borderBottomStyle',
      'borderBottomWidth',
      'borderInlineStartWidth',
      'borderInlineStartStyle',
      'outlineStyle',
      'outlineColor',
      'outlineWidth',
      'fontWeight',
      'textDecorationLine',
      'opacity',
      'visibility',
      'display',
      'content',
      'fill',
      'stroke',
      'forcedColorAdjust',
    ] as const;
    const lookOf = (element: Element) =>
      [null, '::before', '::after']
        .map((part) => {
          const style = getComputedStyle(element, part);
          return looks.map((name) => style[name]).join(' ');
        })
        .join('|');
    const wholeLook = (element: Element): string =>
      [element, ...element.querySelectorAll('*')].map((one) => `${one.localName} ${lookOf(one)}`).join('\n');
    const found: string[] = [];
    for (const name of ['aria-current', 'aria-pressed', 'aria-selected', 'aria-checked']) {
      for (const element of document.querySelectorAll(`[${name}]:not([${name}=false])`)) {
        if (!element.checkVisibility()) continue;
        const isOther = (other: Element) =>
          other !== element &&
          other.localName === element.localName &&
          other.role === element.role &&
          (!other.hasAttribute(name) || other.getAttribute(name) === 'false') &&
          other.checkVisibility();
        let other: Element | undefined;
        for (
          let near = element.parentElement, up = 0;
          near && up < 3 && !other;
          near = near.parentElement, up += 1
        )
          other = [...near.querySelectorAll(element.localName)].find(isOther);
        if (!other) continue;
        const own = `${lookOf(element)}\n${[...element.children].map(wholeLook).join('\n')}`;
        const others = `${lookOf(other)}\n${[...other.children].map(wholeLook).join('\n')}`;
        if (own === others)
          found.push(
            `${name}: ${element.computedRole} “${element.computedName}” <${element.localName} class="${element.className}"> as “${other.computedName}”`,
          );
      }
    }
    return found;
  });
