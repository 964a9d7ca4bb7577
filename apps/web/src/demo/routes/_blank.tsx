import { createFileRoute } from '@tanstack/react-router';
import { loadTexts } from '../../i18n/i18n.ts';

/** Pages that stand alone, without menu and top bar; anybody may see them. */
export const Route = createFileRoute('/_blank')({ loader: () => loadTexts('pages') });
