import { createFileRoute } from '@tanstack/react-router';
import { loadTexts } from '../../../i18n/i18n.ts';
import { ColoursPage } from '../../colours/colours-page.tsx';

export const Route = createFileRoute('/_demo/colors')({
  loader: () => loadTexts('showcase'),
  component: ColoursPage,
});
