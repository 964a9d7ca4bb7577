import { createFileRoute, redirect } from '@tanstack/react-router';
import { links } from '../../../../links.ts';
import { lastView } from '../../../../work/app-page/last-visited.ts';

export const Route = createFileRoute('/_app/apps/$appId/')({
  beforeLoad: ({ params }) => {
    const to: string = `${links.app(params.appId)}/${lastView.get()}`;
    throw redirect({ to, replace: true });
  },
});
