import { brandName } from '@kazi/ui/brand';

const root = document.getElementById('root');
if (!root) throw new Error('The document has no #root');

import('../demo/index.tsx')
  .then(({ start }) => start(root))
  .catch((error: unknown) => {
    console.error(error);
    showLoadFailure(root);
  });

/**
 * Shown when the application's own files cannot be fetched, so nothing of it can be relied on: no styles, no
 * translations. Loading again is the way forward, also after a new version replaced the files.
 */
function showLoadFailure(root: HTMLElement): void {
  const box = document.createElement('div');
  box.className = 'loading';
  box.setAttribute('role', 'alert');
  const text = document.createElement('p');
  text.textContent = `${brandName} could not be loaded. Check the connection and try again.`;
  const again = document.createElement('button');
  again.type = 'button';
  again.textContent = 'Try again';
  again.addEventListener('click', () => location.reload());
  box.append(text, again);
  root.replaceChildren(box);
}
