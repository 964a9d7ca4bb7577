import type { Page } from '@playwright/test';
import type { Board } from './boards.ts';

/** Something that a person does, from a page that has come to rest. */
export interface Act {
  name: string;
  /** Where they are; undefined where what they do is to come to `to`. */
  from?: string;
  to?: string;
  does?: (page: Page) => Promise<void>;
  /** What they see of it first, as a selector. */
  seen: string;
  /** The device keeps nothing of what was seen before. */
  isNew?: boolean;
}

const card = 'main [data-opens-task]';
const linkTo = (path: string) => `main tbody a[href^="${path}/"]`;

/** The pages that one goes to by the menu, with what is in sight once they are there. */
const menu = [
  ['My work', '/my-work', card],
  ['Wallet', '/wallet', 'main section[aria-label="Balances"]'],
  ['People', '/people', linkTo('/people')],
  ['Apps', '/apps', linkTo('/apps')],
  ['Projects', '/projects', linkTo('/projects')],
] as const;

const newAndAgain = (act: Act): Act[] => [
  { ...act, isNew: true },
  { ...act, name: `${act.name}, seen before` },
];

/** All that is measured. */
export function actsOn(boards: readonly Board[]): Act[] {
  const ofBoards = boards.flatMap(({ cards, app }): Act[] => {
    const path = `/apps/${app}/board`;
    return [
      ...newAndAgain({ name: `board of ${cards}: first card`, to: path, seen: card }),
      {
        name: `board of ${cards}: open a card`,
        from: path,
        does: (page) => page.locator(card).nth(2).click(),
        seen: '[role=dialog] :is(h2 textarea, h2 span)',
      },
    ];
  });
  const ofMenu = menu.flatMap(([name, path, seen]) =>
    newAndAgain({
      name: `menu: ${name}`,
      from: '/',
      does: (page) => page.locator(`nav a[href="${path}"]`).first().click(),
      seen,
    }),
  );
  return [
    ...ofBoards,
    ...ofMenu,
    {
      name: 'palette',
      from: '/',
      does: (page) => page.keyboard.press('Control+k'),
      seen: '[role=dialog] [role=combobox]:focus',
    },
    {
      name: 'new task',
      from: '/',
      does: (page) => page.keyboard.press('c'),
      seen: '[role=dialog] form input:focus',
    },
  ];
}
