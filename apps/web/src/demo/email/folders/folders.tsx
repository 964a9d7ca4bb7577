import { type Label, labels, listEmails, type View, views } from '@kazi/simulation/email';
import { Stack, Text } from '@kazi/ui/layout';
import { useLocale } from '@kazi/ui/locale';
import { VisuallyHidden } from '@mantine/core';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { answerOf } from '../../calls/use-answer.ts';
import { DemoLink } from '../../routing/demo-link.tsx';
import { links } from '../../routing/links.ts';
import classes from '../email-page.module.css';
import { folderAppearance, LabelDot } from '../parts.tsx';
import { type EmailSearch, listQuery, readEmailSearch } from '../search.ts';

interface FoldersProps {
  search: EmailSearch;
  /** Called when one was chosen. */
  onPick?: (() => void) | undefined;
}

/** The folders with how many mails ask for attention, and the labels: of the folder that was chosen, else of all mails. */
export function Folders({ search, onPick }: FoldersProps) {
  const { t } = useTranslation('demo/email');
  const labelsId = useId();
  const { folder, label } = listQuery(search);
  return (
    <nav aria-label={t('foldersTitle')}>
      <Stack as="ul" gap={2}>
        {views.map((view) => (
          <FolderLink key={view} view={view} search={search} isOpen={view === folder} onPick={onPick} />
        ))}
      </Stack>
      <Text as="h2" id={labelsId} tone="muted" size={12} weight={600} className={classes.heading}>
        {t('labelsTitle')}
      </Text>
      <Stack as="ul" gap={2} aria-labelledby={labelsId}>
        {labels.map((name) => (
          <LabelLink key={name} name={name} isOn={name === label} onPick={onPick} />
        ))}
      </Stack>
    </nav>
  );
}

function FolderLink({ view, search, isOpen, onPick }: FoldersProps & { view: View; isOpen: boolean }) {
  const { t } = useTranslation('demo/email');
  const format = new Intl.NumberFormat(useLocale());
  const { data } = useQuery({
    ...answerOf(listEmails, listQuery(search)),
    placeholderData: keepPreviousData,
  });
  const { icon: Icon, counts } = folderAppearance[view];
  const count = counts && data?.emailsMeta[counts.of];
  return (
    <li>
      <DemoLink
        to={links.email}
        search={{ folder: view }}
        className={classes.link}
        onClick={onPick}
        aria-current={isOpen ? 'page' : undefined}
      >
        <Icon size={18} stroke={1.7} />
        <Text as="span" cut grow>
          {t(`folders.${view}`)}
        </Text>
        {counts && count ? (
          <Text as="span" size={12} weight={600} tabular className={classes.count}>
            {format.format(count)}
            <VisuallyHidden> {t(`counts.${counts.what}`)}</VisuallyHidden>
          </Text>
        ) : null}
      </DemoLink>
    </li>
  );
}

function LabelLink({ name, isOn, onPick }: Pick<FoldersProps, 'onPick'> & { name: Label; isOn: boolean }) {
  const { t } = useTranslation('demo/email');
  return (
    <li>
      <DemoLink
        to={links.email}
        search={(now) => ({ folder: readEmailSearch(now).folder ?? 'all', label: isOn ? undefined : name })}
        className={classes.link}
        onClick={onPick}
        aria-current={isOn || undefined}
      >
        <LabelDot label={name} />
        <Text as="span" cut grow>
          {t(`labels.${name}`)}
        </Text>
      </DemoLink>
    </li>
  );
}
