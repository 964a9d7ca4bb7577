import type { Menu } from '@mantine/core';
import { createContext, type HTMLAttributes, type RefObject, useState } from 'react';
import type { Fetched } from './fetch-once.ts';

/**
 * What opens at a button, once that was pressed and the code is there; and what the button does until then: it fetches the code
 * when a pointer or the focus comes near.
 */
export function useOpenedOnDemand<Code>({ get, load }: Fetched<Code>, kind: 'menu' | 'dialog') {
  const [wasPressed, setWasPressed] = useState(false);
  const prepare = () => void load().catch(() => undefined);
  return {
    code: wasPressed ? get() : undefined,
    opener: {
      'aria-haspopup': kind,
      'aria-expanded': false,
      onPointerEnter: prepare,
      onFocus: prepare,
      // Where it cannot be fetched, the next press tries again.
      onClick: () =>
        void load().then(
          () => setWasPressed(true),
          () => undefined,
        ),
    },
  };
}

/** What the parts of a menu are to be: those of an opened one, or what its button does until then. */
type Parts =
  | { real: typeof Menu; target: RefObject<HTMLElement | null> }
  | { real?: undefined; opener: HTMLAttributes<HTMLElement> };

export const MenuParts = createContext<Parts>({ opener: {} });
