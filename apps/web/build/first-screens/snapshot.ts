import { noncePlaceholder } from '../nonce.ts';

/** Attributes that only point at other elements: their random ids would differ between builds. */
const names = ['id', 'for', 'aria-controls', 'aria-labelledby', 'aria-describedby'];

/** A screen as a picture of itself: nothing to type into, and styles where the page's policy allows them. */
export function snapshotOf(root: Element): string {
  for (const unseen of root.querySelectorAll('[hidden]')) unseen.remove();
  for (const element of root.querySelectorAll('*')) for (const name of names) element.removeAttribute(name);
  for (const field of root.querySelectorAll('input, textarea')) field.setAttribute('readonly', '');
  for (const option of root.querySelectorAll('option')) option.toggleAttribute('selected', option.selected);
  hideDates(root);
  root.prepend(sheetOf(root));
  for (const style of root.querySelectorAll('style')) style.setAttribute('nonce', noncePlaceholder);
  return root.innerHTML;
}

/** What names the month of the build or its days is no longer true when it is looked at: its place stays empty. */
function hideDates(root: Element): void {
  for (const day of root.querySelectorAll('[data-month-day]')) {
    day.removeAttribute('data-other');
    day.textContent = '';
  }
  const month = new Date().toLocaleDateString('en', { month: 'long', year: 'numeric' });
  for (const element of root.querySelectorAll<HTMLElement>('*'))
    if (element.childElementCount === 0 && element.textContent.includes(month))
      element.style.visibility = 'hidden';
}

/** Moves the styles of single elements into a sheet, which may carry a nonce. */
function sheetOf(root: Element): Element {
  const classes = new Map<string, string>();
  for (const element of root.querySelectorAll('[style]')) {
    const style = element.getAttribute('style') ?? '';
    const name = classes.get(style) ?? `still-${classes.size}`;
    classes.set(style, name);
    element.classList.add(name);
    element.removeAttribute('style');
  }
  const sheet = root.ownerDocument.createElement('style');
  // Named with the root: styles of elements come before those of any class.
  sheet.textContent = [...classes].map(([style, name]) => `#root .${name}{${style}}`).join('');
  return sheet;
}
