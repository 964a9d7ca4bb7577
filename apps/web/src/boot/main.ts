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

firstScreenPainted(document.documentElement)
  .then(requestRest)
  .then(variants[chosenVariant(document.cookie)])
  .then((variant) => variant.start(root))
  .catch((error: unknown) => {
    console.error(error);
    showLoadFailure(root);
  });
