import type { AuditEntry, AuditKind } from '@kazi/contract/activity';
import { auditActions, auditSubjects, operatorName } from '@kazi/contract/activity/words';
import { dateFormat } from '@kazi/ui/date-format';
import { Row, Stack, Text } from '@kazi/ui/layout';
import { useLocale } from '@kazi/ui/locale';
import { type Column, Records } from '@kazi/ui/record-table';
import type { Icon } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import IconAdjustments from '#icons/IconAdjustments';
import IconBan from '#icons/IconBan';
import IconCash from '#icons/IconCash';
import IconKey from '#icons/IconKey';
import IconLogin2 from '#icons/IconLogin2';
import IconShieldCheck from '#icons/IconShieldCheck';
import { oneOf } from '../../../shell/search-params.ts';
import classes from './audit.module.css';
import { aboutOf, factsOf, useDetailWords } from './use-detail-words.ts';

interface AuditTableProps {
  entries: readonly AuditEntry[];
  /** Called with whom the list is to be narrowed to. */
  onActor: (user: string) => void;
}

/** Entries of the audit trail as rows; on a phone, as cards. */
export function AuditTable({ entries, onActor }: AuditTableProps) {
  const { t } = useTranslation('audit');
  const details = useDetailWords();
  const columns: Column<AuditEntry>[] = [
    { heading: t('columns.what'), cell: (entry) => <What entry={entry} about={aboutOf(entry, details)} /> },
    {
      heading: t('columns.who'),
      className: classes.who,
      cell: (entry) => <Who entry={entry} onActor={onActor} />,
    },
    {
      heading: t('columns.detail'),
      className: classes.detail,
      cell: (entry) =>
        factsOf(entry, details).map(({ name, label, text }) => (
          <span key={`${name} ${text}`} className={classes.fact}>
            <Text as="span" tone="muted">
              {label}
            </Text>{' '}
            {text}
          </span>
        )),
    },
    { heading: t('columns.when'), className: classes.when, cell: ({ at }) => <Moment at={at} /> },
  ];
  return <Records label={t('title')} columns={columns} items={entries} />;
}

const icons: Record<AuditKind, Icon> = {
  login: IconLogin2,
  refusal: IconBan,
  grant: IconKey,
  change: IconAdjustments,
  payment: IconCash,
  check: IconShieldCheck,
};

/** What was done to what. */
function What({ entry: { kind, action, subject }, about }: { entry: AuditEntry; about: string | null }) {
  const { t } = useTranslation('audit');
  const words = useAuditWords();
  const KindIcon = icons[kind];
  return (
    <Row as="span" gap={12} shrinks>
      <span className={classes.icon} data-kind={kind} title={t(`kind.${kind}`)}>
        <KindIcon size={16} stroke={1.8} aria-hidden="true" />
      </span>
      <Stack as="span" align="start" shrinks>
        <span>{words.action(action)}</span>
        <span className={classes.about}>
          {words.subject(subject)}
          {about && (
            <>
              {' '}
              · <bdi>{about}</bdi>
            </>
          )}
        </span>
      </Stack>
    </Row>
  );
}

/** The person who did it, to narrow the list to, and from where. */
function Who({ entry, onActor }: { entry: AuditEntry } & Pick<AuditTableProps, 'onActor'>) {
  const { t } = useTranslation('audit');
  const { kind, actor, actorName, ip } = entry;
  return (
    <Stack as="span" align="start" shrinks>
      {actor && actorName ? (
        <button
          type="button"
          className={classes.actor}
          title={t('filter.only')}
          onClick={() => onActor(actor)}
        >
          <bdi>{actorName}</bdi>
        </button>
      ) : (
        <span>{t(actorName === operatorName ? 'operator' : kind === 'refusal' ? 'stranger' : 'system')}</span>
      )}
      {ip && <bdi className={classes.about}>{ip}</bdi>}
    </Stack>
  );
}

/** The time to the second, which tells apart what happened together. */
function Moment({ at }: { at: string }) {
  const locale = useLocale();
  const words = dateFormat(locale, { dateStyle: 'medium', timeStyle: 'medium' });
  return <time dateTime={at}>{words.format(new Date(at))}</time>;
}

/** What the trail's words are in the reader's language; one of a newer server is shown as it is recorded. */
function useAuditWords() {
  const { t } = useTranslation('audit');
  return {
    subject(recorded: string): string {
      const known = oneOf(recorded, auditSubjects);
      return known ? t(`subject.${known}`) : recorded;
    },
    action(recorded: string): string {
      const known = oneOf(recorded, auditActions);
      return known ? t(`action.${known}`) : recorded;
    },
  };
}
