import { mainSearch } from '@kazi/simulation/search';
import { Avatar } from '@kazi/ui/avatar';
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import IconFile from '#icons/IconFile';
import { matches } from '../../shell/palette/matches.ts';
import type { PaletteEntry, PaletteSearch } from '../../shell/palette/types.ts';
import { answerOf } from '../calls/use-answer.ts';
import { links } from '../routing/links.ts';
import { mayRead } from '../session/session.ts';
import { furtherPages } from './menu.ts';
import { usePageName } from './navigation.ts';

/** The demo's pages, files and contacts for the search. Pages of the menu are there without it. */
export const useDemoSearch: PaletteSearch = (typed) => {
  const { t } = useTranslation(['demo', 'shell']);
  const nameOf = usePageName();
  const navigate = useNavigate();
  const { data, isPending } = useQuery(answerOf(mainSearch, {}));
  if (!data || typed === '' || !mayRead('Demo')) return { groups: [], loading: isPending };
  const [pages, files, contacts] = data.searchArr;
  const found = (entries: readonly PaletteEntry[], limit: number) =>
    entries.filter(({ label }) => matches(label, typed)).slice(0, limit);
  return {
    loading: false,
    groups: [
      {
        label: t('shell:palette.pages'),
        entries: found(
          pages.data
            .filter(({ link }) => furtherPages.some(({ to }) => to === link))
            .map(({ title, link }) => ({
              id: `page:${link}`,
              label: nameOf(link) ?? title,
              icon: <IconFile size={16} stroke={1.6} />,
              bookmark: { title, path: link },
              run: () => navigate({ to: link }),
            })),
          pages.searchLimit,
        ),
      },
      {
        label: t('search.files'),
        entries: found(
          files.data.map(({ id, title, by, size }) => ({
            id: `file:${id}`,
            label: title,
            detail: `${by} · ${size}`,
            icon: <IconFile size={16} stroke={1.6} />,
            run: () => navigate({ to: links.email, search: { q: title } }),
          })),
          files.searchLimit,
        ),
      },
      {
        label: t('search.contacts'),
        entries: found(
          contacts.data.map(({ id, title, email, img }) => ({
            id: `contact:${id}`,
            label: title,
            detail: email,
            icon: <Avatar name={title} src={img} size={20} decorative />,
            run: () => navigate({ href: `${links.chat}?chat=${id}` }),
          })),
          contacts.searchLimit,
        ),
      },
    ],
  };
};
