import type { Page } from '@playwright/test';

/** Buttons of a page that may open a form. Those before which something stands are reached by pressing that. */
const openers =
  'main :is(button[aria-haspopup=dialog], button:not([aria-haspopup], [aria-expanded], [aria-pressed], [role], [type=submit])):enabled';

/** So long may a page take to say what is wrong. */
const patienceMs = 3000;
/** And so long for a dialog to open, where its button opens one. */
const openingMs = 600;

/**
 * Sends each form of a page, and of the dialogs that its buttons open, with nothing in its fields. Gives those that were refused in
 * silence: neither has a wrong field the focus, nor says an alert what is wrong. What would be saved is held back.
 */
export async function formsRefusedInSilence(page: Page): Promise<string[]> {
  /** Fulfilled by the first write that a form asks for: it found nothing wrong. */
  let held = Promise.withResolvers<boolean>();
  const isWrite = (url: URL) => url.pathname.startsWith('/v1/');
  await page.route(isWrite, (route) => {
    if (route.request().method() === 'GET') return route.fallback();
    held.resolve(true);
    return undefined;
  });
  const found = new Set<string>();
  async function sendAll(within: string) {
    const forms = page.locator(`${within} form:visible`);
    for (const form of await forms.all()) {
      held = Promise.withResolvers<boolean>();
      const name = await form.evaluate(emptyAndSend).catch(() => undefined);
      if (name === undefined) continue;
      const refusal = page.waitForFunction(isRefusalTold, undefined, { timeout: patienceMs });
      const told = await Promise.race([
        held.promise,
        refusal.then(
          () => true,
          () => false,
        ),
      ]);
      if (!told) found.add(name);
    }
  }
  await sendAll('main');
  const names = await page.locator(openers).evaluateAll((buttons) => [
    // Of many rows alike, the first.
    ...new Map(
      buttons
        .filter((button) => button.checkVisibility())
        .map((button, at) => [(button.textContent ?? '').split(':')[0]?.trim() || button.className, at]),
    ).keys(),
  ]);
  for (const name of names) {
    const address = page.url();
    const button = page.locator(openers).filter({ hasText: name }).first();
    if (!(await button.isVisible().catch(() => false))) continue;
    await button.evaluate((element) => element instanceof HTMLElement && element.click());
    const dialog = page.locator('[role=dialog]:visible');
    const opened = await dialog
      .first()
      .waitFor({ timeout: openingMs })
      .then(
        () => true,
        () => false,
      );
    if (opened) {
      await sendAll('[role=dialog]');
      for (let open = 0; open < 3 && (await dialog.count()) > 0; open += 1) {
        await page.keyboard.press('Escape');
        await dialog
          .first()
          .waitFor({ state: 'hidden', timeout: openingMs })
          .catch(() => undefined);
      }
    }
    if (page.url() !== address) await page.goto(address);
  }
  await page.unroute(isWrite);
  return [...found];
}

/** Runs in the page: empties the fields of a form and sends it. Gives what it is; undefined for what is no form to fill in. */
function emptyAndSend(form: Element): string | undefined {
  if (!(form instanceof HTMLFormElement) || form.matches('[role=search]')) return undefined;
  const texts =
    'input:not([type=hidden], [type=checkbox], [type=radio], [type=file], [type=search], [readonly]), textarea';
  for (const field of form.querySelectorAll(texts)) {
    if (!(field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement) || field.disabled)
      continue;
    const kind = field instanceof HTMLInputElement ? HTMLInputElement : HTMLTextAreaElement;
    Object.getOwnPropertyDescriptor(kind.prototype, 'value')?.set?.call(field, '');
    field.dispatchEvent(new Event('input', { bubbles: true }));
  }
  const button = [...form.querySelectorAll('button')].find(({ type }) => type === 'submit');
  if (!button || button.disabled) return undefined;
  button.focus();
  form.requestSubmit(button);
  return `${document.title}: form of “${button.textContent}”`;
}

/** Runs in the page. */
function isRefusalTold(): boolean {
  const alerts = [...document.querySelectorAll('[role=alert], [aria-live=assertive]')];
  const isWrong = document.activeElement?.matches(
    '[aria-invalid=true], [data-error] :is(input, textarea, select)',
  );
  return Boolean(isWrong) || alerts.some(({ textContent }) => textContent?.trim());
}
