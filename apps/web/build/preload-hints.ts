import type { Plugin } from 'vite';
import { type Hints, hintsId } from '../src/boot/request-early.ts';
import { filesOfPart, fontOf } from './first-files.ts';
import { textsPath } from './texts.ts';

/**
 * Tells the document which files belong to the first screen, as data. The script that runs before the first paint
 * asks for those it needs, so that they download side by side and not one after another as each is found in the one
 * before.
 */
export function preloadHints(): Plugin {
  return {
    name: 'kazi:preload-hints',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler(_html, { bundle = {} }) {
        const frame = filesOfPart('signed-in', bundle);
        const hints: Hints = {
          parts: {
            demo: filesOfPart('demo', bundle),
            'demo-frame': filesOfPart('demo-frame', bundle),
            business: filesOfPart('business', bundle),
            'signed-in': frame,
            board: filesOfPart('board', bundle).filter((file) => !frame.includes(file)),
          },
          texts: `/${textsPath()}`,
          font: fontOf(bundle),
        };
        const attrs = { type: 'application/json', id: hintsId };
        return [{ tag: 'script', attrs, children: JSON.stringify(hints), injectTo: 'head-prepend' }];
      },
    },
  };
}
