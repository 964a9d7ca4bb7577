/** What says which element is meant: ids made at random, and nobody asks. */
const NAMES = ['id', 'for', 'aria-controls', 'aria-labelledby', 'aria-describedby'];

/** A screen as a picture of itself: nothing to type into, and styles as data, which the page's policy lets a script apply. */
export function stillOf(root: Element): string {
  for (const unseen of root.querySelectorAll('[hidden]')) unseen.remove();
  for (const element of root.querySelectorAll('*')) {
    for (const name of NAMES) element.removeAttribute(name);
    const style = element.getAttribute('style');
    if (style !== null) element.setAttribute('data-style', style);
    element.removeAttribute('style');
    element.removeAttribute('nonce');
  }
  for (const field of root.querySelectorAll('input, textarea')) field.setAttribute('readonly', '');
  return root.innerHTML;
}
