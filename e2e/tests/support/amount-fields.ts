import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, type Locator, type Page } from '@playwright/test';
import { choosePreference } from './preferences.ts';

/** 1,500.50 as somebody in the world writes it. */
const ways = ['1500.50', '1500,50', '1 500,50', '1.500,50', '1,500.50'] as const;
const meant = '150050';

/** What each language reads; the other ways are refused there. */
const readIn: Readonly<Record<string, readonly string[]>> = {
  en: ['1500.50', '1,500.50'],
  sw: ['1500.50', '1,500.50'],
  ar: ['1500.50', '1,500.50'],
  fr: ways,
};

const sources = new URL('../../../apps/web/src', import.meta.url).pathname;
/** Stands first in the tag, so that it is found without a parser. */
const use = (component: string) => new RegExp(`<${component}\\s+name=(?:"([\\w-]+)"|(\\{))?`, 'g');

/** The names of every field for an amount of a variant, as its sources have them. */
export function amountFieldsOf(variant: 'business' | 'demo'): string[] {
  const files = readdirSync(join(sources, variant), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.tsx') && !file.endsWith('.test.tsx'))
    .map((file) => ({ file, source: readFileSync(join(sources, variant, file), 'utf8') }));
  const namesOf = (component: string): string[] =>
    files.flatMap(({ file, source }) =>
      [...source.matchAll(use(component))].flatMap(([, name, isPassedOn]) => {
        if (name) return [name];
        // A component around the field, whose own uses bring the names.
        const [, around] = isPassedOn ? (/export function ([A-Z]\w*)/.exec(source) ?? []) : [];
        if (!around) throw new Error(`Write the name of the ${component} first in its tag, in ${file}`);
        return namesOf(around);
      }),
    );
  const names = namesOf('AmountField');
  const twice = names.filter((name, at) => names.indexOf(name) !== at);
  expect(twice, 'each field for an amount has a name of its own').toEqual([]);
  return names;
}

interface Entry {
  name: string;
  text: string;
  how: 'typed' | 'pasted';
  /** What stood in the field where it was not what had been typed so far, or where the cursor had moved. */
  disturbed: string | undefined;
  /** In cents, as the form holds it. */
  amount: string | undefined;
  says: string;
}

/** Writes each amount into each field of the page as the browser itself does, and tells what became of it. */
const enterAll = (page: Page) =>
  page.evaluate(async (texts) => {
    // What one types is drawn before the next task of the page.
    const drawn = () => Promise.resolve();
    const entries: Entry[] = [];
    const fields = [...document.querySelectorAll<HTMLInputElement>('input[data-amount]:not([disabled])')];
    for (const field of fields)
      for (const text of texts)
        for (const how of ['typed', 'pasted'] as const) {
          field.focus();
          field.select();
          document.execCommand('delete');
          await drawn();
          let disturbed: string | undefined;
          let soFar = '';
          for (const part of how === 'typed' ? text : [text]) {
            document.execCommand('insertText', false, part);
            await drawn();
            soFar += part;
            if (field.value !== soFar || field.selectionStart !== soFar.length) disturbed ??= field.value;
          }
          field.blur();
          await drawn();
          const says = document.getElementById(`${field.id}-error`)?.textContent ?? '';
          entries.push({ name: field.name, text, how, disturbed, amount: field.dataset.amount, says });
        }
    return entries;
  }, ways);

/** Writes amounts into every field of a page in every language, and remembers which fields it met. */
export function amountWalk(page: Page) {
  const met = new Set<string>();
  return {
    met: () => [...met].sort(),
    /** Reads the fields that are there now: at least those named. */
    async visit(...names: string[]): Promise<void> {
      const field = (name: string) => page.locator(`input[data-amount][name="${name}"]`).first();
      for (const name of names) await expect(field(name)).toBeVisible();
      for (const [language, read] of Object.entries(readIn)) {
        await speak(page, language);
        for (const name of names) await expect(field(name)).toBeVisible();
        const entries = await enterAll(page);
        for (const { text, says, ...entry } of entries) {
          const wanted = read.includes(text) ? meant : '';
          expect({ ...entry, text, language, says: says !== '' }).toEqual({
            ...entry,
            text,
            language,
            disturbed: undefined,
            amount: wanted,
            says: wanted === '' || says !== '',
          });
        }
      }
      for (const input of await page.locator('input[data-amount]').all())
        met.add((await input.getAttribute('name')) ?? '');
      await speak(page, 'en');
    },
  };
}

async function speak(page: Page, language: string): Promise<void> {
  await choosePreference(page, 'language', language);
  await expect(page.locator('html')).toHaveAttribute('lang', language);
}

/**
 * What a field sends in French, where the English-minded write otherwise: an amount that French has no one reading of
 * sends nothing and says why; `1500,50` is sent as `bodies` expects. Nothing reaches the server.
 */
export async function sends(
  page: Page,
  { field, call, method = 'POST' }: { field: Locator; call: RegExp; method?: 'POST' | 'PUT' },
): Promise<unknown> {
  const sent: unknown[] = [];
  await page.route(call, (route) => {
    if (route.request().method() !== method) return route.fallback();
    sent.push(route.request().postDataJSON());
    return route.abort();
  });
  await speak(page, 'fr');
  await field.fill('1,500');
  await field.press('Enter');
  await expect(field).toHaveAttribute('aria-invalid', 'true');
  expect(sent, 'what is no amount is not sent').toEqual([]);
  await field.fill('');
  await field.pressSequentially('1500,50');
  await field.press('Enter');
  await expect.poll(() => sent.length).toBe(1);
  await page.unroute(call);
  await speak(page, 'en');
  return sent[0];
}
