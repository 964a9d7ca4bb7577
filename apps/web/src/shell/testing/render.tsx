import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brandName } from '@kazi/ui/brand';
import { MantineProvider } from '@mantine/core';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import * as library from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import i18next from 'i18next';
import type { ReactNode } from 'react';
import { initReactI18next } from 'react-i18next';
import { afterEach, vi } from 'vitest';

interface RenderOptions {
  queries?: QueryClient;
}

const texts = join(import.meta.dirname, '../../i18n');

/** The texts of a language by namespace, read at once: nothing is drawn before its words are there. */
const textsByNamespace = (language: string): Record<string, object> =>
  Object.fromEntries(
    readdirSync(join(texts, language), { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.json'))
      .map((file) => [
        file.slice(0, -'.json'.length),
        JSON.parse(readFileSync(join(texts, language, file), 'utf8')),
      ]),
  );

const languages = ['en', 'sw', 'fr', 'ar'];
await i18next.use(initReactI18next).init({
  lng: 'en',
  resources: Object.fromEntries(languages.map((language) => [language, textsByNamespace(language)])),
  defaultNS: 'common',
  interpolation: { escapeValue: false, defaultVariables: { brand: brandName } },
});

// What a browser has and jsdom lacks, and Mantine or the router asks for.
vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener() {}, removeEventListener() {} }));
vi.stubGlobal('scrollTo', () => undefined);
vi.stubGlobal(
  'ResizeObserver',
  class {
    observe() {}
    unobserve() {}
    disconnect() {}
  },
);
Element.prototype.scrollIntoView = () => undefined;

// A machine that runs much at a time is slow, which is no fault.
library.configure({ asyncUtilTimeout: 10_000 });
afterEach(library.cleanup);

/** What every screen stands in, with a cache of its own unless a test brings one. */
function providers(queries = new QueryClient()) {
  return ({ children }: { children: ReactNode }) => (
    <MantineProvider env="test" withCssVariables={false} withGlobalClasses={false}>
      <QueryClientProvider client={queries}>{children}</QueryClientProvider>
    </MantineProvider>
  );
}

/** Draws a part of a screen in English until the test ends; dialogs stand in the body beside it. */
export const render = (part: ReactNode, { queries }: RenderOptions = {}) =>
  library.render(part, { wrapper: providers(queries) });

/** Runs a hook in a screen of its own until the test ends. */
export const renderHook = <Result, Props>(
  hook: (props: Props) => Result,
  { queries, ...options }: RenderOptions & Pick<library.RenderHookOptions<Props>, 'initialProps'> = {},
) => library.renderHook(hook, { wrapper: providers(queries), ...options });

/** What is to be read, in the part and in dialogs, with plain spaces. */
export const read = (): string => (document.body.textContent ?? '').replace(/\s/g, ' ');

/** Types into the field of a label, in place of what it holds, and leaves it. */
export async function fill(label: string, text: string): Promise<void> {
  // A field that has to be filled has a mark behind its label.
  const field = library.screen.getByLabelText(new RegExp(`^${label}( \\*)?$`));
  await userEvent.clear(field);
  await userEvent.type(field, text);
  await userEvent.tab();
}
