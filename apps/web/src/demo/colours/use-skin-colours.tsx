import { type AccentName, accentNames } from '@kazi/ui/brand';
import { type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import { useResolvedPreferences } from '../../shell/preferences.ts';
import { tokenNames } from './tokens.ts';

export const skins = ['light', 'dark', 'bordered', 'semi-dark'] as const;
export type Skin = (typeof skins)[number];
/** Values by the names of tokens, like #1d5fa8. */
export type Colours = Readonly<Record<string, string>>;

export type BySkin = Partial<Record<Skin, Colours>>;

/** The accent that is chosen, then each there is. */
const looks = [undefined, ...accentNames];

/**
 * What the browser makes of the tokens in each skin, with the accent that is chosen and with each there is. `probes`
 * has to be drawn: each asks for the values of one.
 */
export function useSkinColours(): {
  colours: BySkin;
  accents: Partial<Record<AccentName, BySkin>>;
  probes: ReactNode;
} {
  const root = useRef<HTMLDivElement>(null);
  const { accent } = useResolvedPreferences();
  const [[colours = {}, ...ofAccents], setColours] = useState<BySkin[]>([]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the probes follow the accent that is chosen
  useLayoutEffect(() => {
    const rows = [...(root.current?.children ?? [])];
    setColours(
      rows.map(({ children }) =>
        Object.fromEntries(skins.map((skin, at) => [skin, readColours(children[at])])),
      ),
    );
  }, [accent]);
  const probes = (
    <div ref={root} hidden>
      {looks.map((look) => (
        <div key={look ?? 'chosen'} data-accent={look ?? accent}>
          {skins.map((skin) => (
            <span key={skin} data-skin={skin} />
          ))}
        </div>
      ))}
    </div>
  );
  const accents = Object.fromEntries(accentNames.map((name, at) => [name, ofAccents[at] ?? {}]));
  return { colours, accents, probes };
}

/** Each colour as the browser computes it: what a token holds may be written in many ways. */
function readColours(probe: Element | undefined): Colours {
  if (!(probe instanceof HTMLElement)) return {};
  const style = getComputedStyle(probe);
  const colourOf = (name: string) => {
    probe.style.color = `var(--kz-${name})`;
    return hexOf(style.color);
  };
  return Object.fromEntries(tokenNames.map((name) => [name, colourOf(name)]));
}

/** `rgb(29, 95, 168)` as #1d5fa8. */
const hexOf = (colour: string): string =>
  `#${(colour.match(/\d+/g) ?? []).map((part) => Number(part).toString(16).padStart(2, '0')).join('')}`;
