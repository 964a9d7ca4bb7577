import { compareTexts, type TextTree } from '../../../../scripts/compare-texts.ts';
import { registry } from '../boot/preferences.ts';

const files = import.meta.glob<TextTree>('./*/**/*.json', { import: 'default', eager: true });

compareTexts(files, registry.language.values);
