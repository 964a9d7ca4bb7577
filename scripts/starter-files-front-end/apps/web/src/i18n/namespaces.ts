import type { DemoTexts } from './demo-texts.ts';
import type common from './en/common.json';
import type demo from './en/demo.json';
import type pages from './en/pages.json';
import type shell from './en/shell.json';
import type showcase from './en/showcase.json';

/** Every file of texts, named after its area. A new one adds its line here, and its file in each language. */
export interface Texts extends DemoTexts {
  common: typeof common;
  demo: typeof demo;
  pages: typeof pages;
  shell: typeof shell;
  showcase: typeof showcase;
}

export type Namespace = keyof Texts;
