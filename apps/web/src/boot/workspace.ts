import { brandName } from '@kazi/ui/brand';

/** How the workspace shows itself, and how it counts days. */
export interface Look {
  name: string;
  /** Address of its logo; undefined where the product's mark stands for it. */
  logo: string | undefined;
  /** It has a colour of its own, which the first accent then is. */
  hasAccent: boolean;
  timeZone: string;
  weekStart: 'monday' | 'saturday' | 'sunday';
}

const weekStarts = ['monday', 'saturday', 'sunday'] as const;

/** The look that the document came with: the workspace's from the server, the product's in the demo. */
export function documentLook(): Look {
  const named = document.querySelector<HTMLMetaElement>('meta[name=application-name]');
  return {
    name: named?.content || brandName,
    logo: document.querySelector('link[rel=icon][type="image/png"]')?.getAttribute('href') ?? undefined,
    hasAccent: document.querySelector('style[data-workspace]') !== null,
    timeZone: named?.dataset.timeZone ?? 'Africa/Nairobi',
    weekStart: weekStarts.find((day) => day === named?.dataset.weekStart) ?? weekStarts[0],
  };
}
