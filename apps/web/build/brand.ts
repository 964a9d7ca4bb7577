import { accents, variablesOf } from '@kazi/ui/accents';
import { accentNames, brandDescription, brandName, logo } from '@kazi/ui/brand';
import type { Plugin } from 'vite';

/**
 * The mark for the tab. The document itself has it, so that it is there without the server; the colour of the first accent
 * stands for the one that is chosen.
 */
const favicon = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><title>${brandName}</title>${logo.replaceAll(
  'var(--kz-accent-7)',
  accents[accentNames[0]].shades[7],
)}</svg>`;

/** The shades of the accents, for the document itself: what is painted first has them before any stylesheet is there. */
const shades = accentNames
  .map((name, at) => {
    const values = Object.entries(variablesOf(accents[name])).map((pair) => pair.join(':'));
    return `${at === 0 ? ':root,' : ''}[data-accent="${name}"]{${values.join(';')}}`;
  })
  .join('');

/** Fills the product's name, its logo and its colours into the document, and makes the favicon of them. */
export function brand(): Plugin {
  return {
    name: 'kazi:brand',
    transformIndexHtml: (html) => ({
      html: withBrand(html),
      tags: [
        {
          tag: 'link',
          attrs: {
            rel: 'icon',
            href: `data:image/svg+xml,${encodeURIComponent(favicon)}`,
            type: 'image/svg+xml',
          },
          injectTo: 'head',
        },
        { tag: 'style', children: shades, injectTo: 'head' },
      ],
    }),
  };
}

/** Such as `%brandName%`. */
export function withBrand(html: string): string {
  return Object.entries({ brandName, brandDescription, logo }).reduce(
    (filled, [name, value]) => filled.replaceAll(`%${name}%`, value),
    html,
  );
}
