import { Text } from '@kazi/ui/layout';
import { Button, FileButton, Pill, PillsInput } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { type ClipboardEvent, type KeyboardEvent, type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import IconFileUpload from '#icons/IconFileUpload';
import { api } from '../../../api/queries.ts';
import { useFileDrop } from '../../../shell/use-file-drop.ts';
import classes from './invite-dialog.module.css';
import { addPeople, type Invitee, readPeople } from './pasted-people.ts';

interface PeopleFieldProps {
  label?: ReactNode;
  error?: ReactNode;
  value: Invitee[];
  onChange: (people: Invitee[]) => void;
  /** What is typed and no chip yet. It counts when the form is sent: a chip made as the field is left would move the button away. */
  typed: string;
  onType: (typed: string) => void;
  /** What is wrong with an address; undefined where nothing is. */
  problemOf: (email: string) => string | undefined;
}

/** People to invite, each a chip: typed, pasted in any usual shape, or read from a table or an address book. */
export function PeopleField({ label, error, value, onChange, typed, onType, problemOf }: PeopleFieldProps) {
  const { t } = useTranslation('users');
  const [twice, setTwice] = useState<string[]>([]);
  const add = (text: string) => {
    const added = addPeople(value, readPeople(text));
    onType('');
    setTwice(added.twice);
    onChange(added.people);
  };
  const read = async (files: readonly (File | null)[]) => {
    const texts = await Promise.all(files.map((file) => file?.text()));
    add(texts.join('\n'));
  };
  const drop = useFileDrop((files) => void read(files), true);
  const remove = (email: string) => onChange(value.filter((person) => person.email !== email));
  return (
    <div {...drop.target} className={classes.people} data-over={drop.over || undefined}>
      <PillsInput label={label} error={error} withAsterisk size="sm">
        <Pill.Group className={classes.chips}>
          {value.map((person) => (
            <Chip
              key={person.email}
              person={person}
              problem={problemOf(person.email)}
              onRemove={() => remove(person.email)}
            />
          ))}
          <PillsInput.Field
            value={typed}
            aria-label={t('invite.people')}
            inputMode="email"
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            dir="ltr"
            data-autofocus
            placeholder={value.length === 0 ? t('invite.example') : undefined}
            onChange={({ currentTarget }) => onType(currentTarget.value)}
            onKeyDown={(event: KeyboardEvent) => {
              const last = value.at(-1);
              if ([',', ';', 'Enter'].includes(event.key) && typed.trim()) {
                event.preventDefault();
                add(typed);
              } else if (event.key === 'Backspace' && typed === '' && last) remove(last.email);
            }}
            onPaste={(event: ClipboardEvent<HTMLInputElement>) => {
              const text = event.clipboardData.getData('text/plain');
              if (text.trim() === '') return;
              event.preventDefault();
              add(`${typed} ${text}`);
            }}
          />
        </Pill.Group>
      </PillsInput>
      <FileButton multiple accept=".csv,.tsv,.txt,.vcf,text/csv,text/vcard,text/plain" onChange={read}>
        {(button) => (
          <Button
            {...button}
            variant="subtle"
            size="compact-sm"
            leftSection={<IconFileUpload size={16} stroke={1.8} />}
          >
            {t('invite.fromFile')}
          </Button>
        )}
      </FileButton>
      <Notes people={value} twice={twice} isWrong={(email) => problemOf(email) !== undefined} />
    </div>
  );
}

interface ChipProps {
  person: Invitee;
  problem: string | undefined;
  onRemove: () => void;
}

function Chip({ person: { email, name }, problem, onRemove }: ChipProps) {
  const { t } = useTranslation('users');
  return (
    <Pill
      withRemoveButton
      onRemove={onRemove}
      removeButtonProps={{
        'aria-label': t('invite.removePerson', { email }),
        'aria-hidden': false,
        tabIndex: 0,
      }}
      title={email}
      data-wrong={problem !== undefined || undefined}
      className={classes.chip}
    >
      {name && <bdi className={classes.name}>{name}</bdi>}
      <bdi dir="ltr">{email}</bdi>
      {problem && <span className={classes.problem}>{problem}</span>}
    </Pill>
  );
}

interface NotesProps {
  people: readonly Invitee[];
  twice: readonly string[];
  isWrong: (email: string) => boolean;
}

/** What the inviter should know of the addresses before sending: who is here, who is invited, which were named twice. */
function Notes({ people, twice, isWrong }: NotesProps) {
  const { t, i18n } = useTranslation('users');
  const emails = people.map(({ email }) => email).filter((email) => !isWrong(email));
  const { data } = useQuery(
    api.organisation.invitations.check.queryOptions({
      input: { emails },
      enabled: emails.length > 0 && emails.length === people.length,
      placeholderData: (before) => before,
    }),
  );
  const list = new Intl.ListFormat(i18n.language, { type: 'conjunction' });
  const named = (some: readonly string[]) => list.format(some.map((email) => `\u2066${email}\u2069`));
  const standing = (kind: 'member' | 'invited') =>
    (data?.items ?? [])
      .filter((item) => item.standing === kind && emails.includes(item.email))
      .map(({ email }) => email);
  const notes = [
    ['invite.here', standing('member')],
    ['invite.again', standing('invited')],
    ['invite.twice', [...new Set(twice)]],
  ] as const;
  return (
    <div role="status" className={classes.notes}>
      {notes.map(
        ([key, some]) =>
          some.length > 0 && (
            <Text key={key} tone="muted" size={13}>
              {t(key, { people: named(some), count: some.length })}
            </Text>
          ),
      )}
    </div>
  );
}
