import { expect } from '@playwright/test';
import { credentials, type Person } from '../tests/support/people.ts';
import type { Engine } from './engine.ts';

interface Point {
  x: number;
  y: number;
}

/** Keys that are not letters, as WebDriver calls them. */
const namedKeys: Record<string, string> = {
  Backspace: '\uE003',
  Tab: '\uE004',
  Enter: '\uE007',
  Control: '\uE009',
  Escape: '\uE00C',
  Space: ' ',
  ArrowLeft: '\uE012',
  ArrowUp: '\uE013',
  ArrowRight: '\uE014',
  ArrowDown: '\uE015',
  F2: '\uE032',
};
const keyCode = (key: string) => namedKeys[key] ?? key;

/** A page of a browser, used as people do: what is clicked is there, at rest, and not covered. */
export class Browser {
  readonly #engine: Engine;
  readonly #baseURL: string;

  constructor(engine: Engine, baseURL: string) {
    this.#engine = engine;
    this.#baseURL = baseURL;
  }

  goto(path: string): Promise<void> {
    return this.#engine.open(new URL(path, this.#baseURL).href);
  }

  /** Runs a function in the page. It stands alone: what it uses comes as arguments. */
  async run<Args extends readonly unknown[], Value>(
    work: (...args: Args) => Value | Promise<Value>,
    ...args: Args
  ): Promise<Value> {
    const list = JSON.stringify(args);
    return JSON.parse(
      await this.#engine.evaluate(`(async () => JSON.stringify((await (${work})(...${list})) ?? null))()`),
    );
  }

  /** Texts of what a selector finds and is to be seen. */
  texts(selector: string): Promise<string[]> {
    return this.run(
      (wanted) =>
        [...document.querySelectorAll<HTMLElement>(wanted)]
          .filter((element) => element.checkVisibility())
          .map((element) => element.textContent.replace(/\s+/g, ' ').trim()),
      selector,
    );
  }

  /** Waits until something has the focus. */
  async expectFocus(selector: string): Promise<void> {
    const hasFocus = () => this.run((wanted) => document.activeElement?.matches(wanted) === true, selector);
    await expect.poll(hasFocus, { message: `${selector} has the focus` }).toBe(true);
  }

  /** Presses a key, or several together: `Control+Enter`. */
  async press(keys: string): Promise<void> {
    const codes = keys.split('+').map(keyCode);
    const down = codes.map((value) => ({ type: 'keyDown', value }));
    const up = codes.toReversed().map((value) => ({ type: 'keyUp', value }));
    await this.#engine.act([{ type: 'key', id: 'keyboard', actions: [...down, ...up] }]);
  }

  async type(text: string): Promise<void> {
    const actions = [...text].flatMap((value) => [
      { type: 'keyDown', value },
      { type: 'keyUp', value },
    ]);
    await this.#engine.act([{ type: 'key', id: 'keyboard', actions }]);
  }

  /** Clicks on what a selector finds, by the beginning of its name or label, else by a part of it. */
  async click(selector: string, name = ''): Promise<void> {
    await this.#point([
      { type: 'pointerMove', duration: 0, ...(await this.#placeOf(selector, name)) },
      { type: 'pointerDown', button: 0 },
      { type: 'pointerUp', button: 0 },
    ]);
  }

  /** Writes into a field that is empty, once it has the focus. */
  async fill(selector: string, name: string, text: string): Promise<void> {
    await this.click(selector, name);
    await this.expectFocus(selector);
    await this.type(text);
  }

  /** Drags as a hand does: a little first, then to the top of the other. */
  async drag(from: readonly [string, string], to: readonly [string, string]): Promise<void> {
    const start = await this.#placeOf(...from);
    const end = await this.#placeOf(...to);
    await this.#point([
      { type: 'pointerMove', duration: 0, ...start },
      { type: 'pointerDown', button: 0 },
      { type: 'pointerMove', duration: 100, x: start.x + 12, y: start.y + 6 },
      { type: 'pointerMove', duration: 300, ...end },
      { type: 'pointerMove', duration: 100, x: end.x + 2, y: end.y + 2 },
    ]);
    await this.#point([{ type: 'pointerUp', button: 0 }]);
  }

  /** Logs in by the form, on a device that has kept nothing. */
  async logIn(person: Person): Promise<void> {
    const { email, password } = credentials(person);
    await this.forget();
    await this.goto('/login');
    await this.#ready();
    await this.fill('input', 'E-mail address', email);
    await this.fill('input', 'Password', password);
    await this.press('Enter');
    await expect.poll(() => this.texts('main h1'), { message: 'logged in' }).not.toEqual([]);
    await expect.poll(() => this.run(() => location.pathname)).not.toBe('/login');
  }

  /** Forgets what the device has kept, on a page where nothing runs that could keep it anew. */
  async forget(): Promise<void> {
    await this.goto('/dev/phone');
    await this.run(() => localStorage.clear());
  }

  close(): Promise<void> {
    return this.#engine.close();
  }

  /** Until React has taken the place of what the build has drawn. */
  async #ready(): Promise<void> {
    const isDrawn = () => this.run(() => document.querySelector('#root > [inert], .loading') !== null);
    await expect.poll(isDrawn, { message: 'the page listens' }).toBe(false);
  }

  #point(actions: readonly object[]): Promise<void> {
    return this.#engine.act([{ type: 'pointer', id: 'mouse', actions }]);
  }

  /** The middle of what is found, once it is at rest and nothing lies over it. */
  async #placeOf(selector: string, name: string): Promise<Point> {
    let place: Point | undefined;
    await expect
      .poll(
        async () => {
          const found = await this.run(findPlace, selector, name);
          place = typeof found === 'string' ? undefined : found;
          return typeof found === 'string' ? found : 'ready';
        },
        { message: `${selector} “${name}” can be clicked` },
      )
      .toBe('ready');
    if (!place) throw new Error(`${selector} “${name}” is nowhere`);
    return place;
  }
}

/** Runs in the page: the middle of an element, or what keeps it from being clicked. */
async function findPlace(selector: string, name: string): Promise<Point | string> {
  const nameOf = (element: HTMLElement) => {
    const label = element instanceof HTMLInputElement ? element.labels?.[0]?.textContent : undefined;
    return (label ?? element.getAttribute('aria-label') ?? element.textContent).trim();
  };
  const candidates = [...document.querySelectorAll<HTMLElement>(selector)].filter((one) =>
    one.checkVisibility(),
  );
  const element =
    candidates.find((one) => nameOf(one).startsWith(name)) ??
    candidates.find((one) => nameOf(one).includes(name));
  if (!element) return 'not there';
  element.scrollIntoView({ block: 'nearest' });
  const before = element.getBoundingClientRect();
  // Two frames; a page that is not painted has none.
  await new Promise((resolve) => setTimeout(resolve, 50));
  const { left, top, width, height } = element.getBoundingClientRect();
  if (left !== before.left || top !== before.top) return 'moves';
  const x = Math.round(left + width / 2);
  const y = Math.round(top + Math.min(height / 2, 60));
  const over = document.elementFromPoint(x, y);
  if (!over || !(element.contains(over) || over.contains(element))) return `is covered by ${over?.outerHTML}`;
  return { x, y };
}
