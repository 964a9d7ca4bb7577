/**
 * Runs in the page, perhaps more than once: a device that is asked to save data. Nothing is fetched on it that its screen
 * does not need.
 */
export function spareData(): void {
  Object.defineProperty(navigator, 'connection', { value: { saveData: true }, configurable: true });
}

/**
 * Runs in each page. A short message may come up over a control that a test is about to use: people wait or move it away, a test
 * would close the message instead. Its action, such as "Undo", can be pressed.
 */
export function letClicksThroughMessages(): void {
  const sheet = new CSSStyleSheet();
  const tones = ['SUCCESS', 'INFO', 'WARNING', 'DANGER'].map((tone) => `[data-tone=${tone}]`);
  const message = `section :is(${tones.join()}):has(> button[aria-label])`;
  sheet.replaceSync(`
    ${message} { pointer-events: none !important; }
    ${message} > div > button { pointer-events: auto; }
  `);
  document.adoptedStyleSheets.push(sheet);
}
