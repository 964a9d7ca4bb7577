import { compareTexts } from '../../../../scripts/compare-texts.ts';
import { registry } from '../boot/preferences.ts';
import type { TextTree } from './add-others.ts';

const files = import.meta.glob<TextTree>('./*/**/*.json', { import: 'default', eager: true });
const nouns = import.meta.glob<TextTree>('../../../../packages/contract/texts/*/*.json', {
  import: 'default',
  eager: true,
});
const ofNouns = Object.entries(nouns).map(([path, texts]) => [path.replace(/^.*\/texts/, '.'), texts]);

compareTexts({ ...files, ...Object.fromEntries(ofNouns) }, registry.language.values);
