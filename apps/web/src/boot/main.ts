import { chosenVariant } from '@kazi/contract/variant';
import { firstScreenPainted } from './first-screen.ts';
import { showLoadFailure } from './load-failure.ts';
import { reloadForNewVersion } from './new-version.ts';
import { removeOldWorkers } from './old-workers.ts';
import { requestRest } from './request-early.ts';

const root = document.getElementById('root');
if (!root) throw new Error('The document has no #root');

reloadForNewVersion();
removeOldWorkers().catch((error: unknown) =>
  console.warn('Old background workers could not be removed', error),
);

const variants = {
  business: () => import('../business/index.tsx'),
  demo: () => import('../demo/index.tsx'),
};

/** By itself, before the rest: two short tasks let the page answer in between, where one would hold it up. */
async function runReact(): Promise<void> {
  await import('../shell/preload-react.ts');
  await new Promise((resolve) => setTimeout(resolve));
}

firstScreenPainted(document.documentElement)
  .then(requestRest)
  .then(runReact)
  .then(variants[chosenVariant(document.cookie)])
  .then((variant) => variant.start(root))
  .catch((error: unknown) => {
    console.error(error);
    showLoadFailure(root);
  });
