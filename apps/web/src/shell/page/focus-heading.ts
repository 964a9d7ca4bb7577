/**
 * Moves the focus to the heading of the page that has just been shown, so that a screen reader says where one is and
 * the Tab key goes on from there. Left alone where something of the page has the focus already: a field that wants
 * to be filled in, the tab that was chosen; and where somebody types into a dialog that they opened meanwhile.
 */
export function focusHeading(): void {
  const main = document.querySelector<HTMLElement>('main');
  const focused = document.activeElement;
  if (focused !== main && main?.contains(focused)) return;
  if (focused?.matches('[role=dialog] :is(input, textarea, [contenteditable=true])')) return;
  const target = document.querySelector<HTMLElement>('[data-page-title]') ?? main;
  target?.focus({ preventScroll: true });
}
