import { createFileRoute } from '@tanstack/react-router';
import { loadTexts } from '../../i18n/i18n.ts';
import { DemoApp } from '../frame/demo-app.tsx';
import { requireAbility } from '../session/session.ts';

/** Pages within the frame: menu, top bar, and what they surround. */
export const Route = createFileRoute('/_demo')({
  beforeLoad: requireAbility,
  loader: () => loadTexts('shell', 'demo'),
  component: DemoApp,
});
