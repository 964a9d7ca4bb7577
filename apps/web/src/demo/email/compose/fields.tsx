import type { Attachment } from '@kazi/simulation/email';
import { people } from '@kazi/simulation/people';
import { Row } from '@kazi/ui/layout';
import { useLocale } from '@kazi/ui/locale';
import { toast } from '@kazi/ui/toast';
import { Pill, TagsInput } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { PersonOption } from '../../parts/person-option.tsx';
import { mostFileBytes, readFile } from '../../parts/read-file.ts';
import { isEmailAddress } from '../../parts/validators.ts';
import classes from './compose.module.css';
import { myAddress } from './initial-mail.ts';

interface RecipientsFieldProps {
  label: string;
  value: string[];
  onChange: (addresses: string[]) => void;
  error?: string | undefined;
  autoFocus?: boolean;
}

const names = new Map(people.map(({ email, fullName }) => [email, fullName]));
const suggestions = people
  .filter(({ email }) => email !== myAddress)
  .map(({ email, fullName }) => `${fullName} <${email}>`);
const most = 6;

/** The bare address of `Grace Achieng <grace@…>`, or what was typed. */
const addressIn = (typed: string) => /<(.+)>$/.exec(typed)?.[1] ?? typed.trim();
const nameOf = (address: string) => names.get(address) ?? address;

/** Several addresses, each typed or taken from the people one knows, who are suggested by what is typed. */
export function RecipientsField({ label, value, onChange, error, autoFocus = false }: RecipientsFieldProps) {
  const { t } = useTranslation('demo/email');
  const [typed, setTyped] = useState('');
  return (
    <TagsInput
      label={label}
      value={value}
      onChange={(addresses) => onChange([...new Set(addresses.map(addressIn))])}
      searchValue={typed}
      onSearchChange={setTyped}
      data={typed === '' ? [] : suggestions.filter((suggestion) => !value.includes(addressIn(suggestion)))}
      limit={most}
      selectFirstOptionOnChange
      splitChars={[',', ';']}
      error={error}
      data-autofocus={autoFocus || undefined}
      classNames={{ inputField: classes.typed }}
      renderOption={({ option }) => <PersonOption name={nameOf(addressIn(option.value))} />}
      renderPill={({ value: address = '', onRemove }) => (
        <Pill
          withRemoveButton
          {...(onRemove && { onRemove })}
          removeButtonProps={{ 'aria-label': t('write.remove', { name: nameOf(address) }), tabIndex: -1 }}
          title={address}
          data-wrong={!isEmailAddress(address) || undefined}
          className={classes.pill}
        >
          {nameOf(address)}
        </Pill>
      )}
    />
  );
}

/** The first of some addresses that is none; undefined where all are. */
export const wrongAddress = (addresses: readonly string[]): string | undefined =>
  addresses.find((address) => !isEmailAddress(address));

interface AttachedFilesProps {
  attachments: readonly Attachment[];
  onChange: (attachments: Attachment[]) => void;
}

/** The files that go with a mail. */
export function AttachedFiles({ attachments, onChange }: AttachedFilesProps) {
  const { t } = useTranslation('demo/email');
  if (attachments.length === 0) return null;
  return (
    <Row as="ul" gap={6} align="stretch" wrap aria-label={t('write.attachments')}>
      {attachments.map((attachment) => (
        <li key={attachment.fileName}>
          <Pill
            size="md"
            withRemoveButton
            onRemove={() => onChange(attachments.filter((other) => other !== attachment))}
            removeButtonProps={{
              'aria-label': t('write.remove', { name: attachment.fileName }),
              tabIndex: 0,
            }}
          >
            <bdi>{attachment.fileName}</bdi> <bdi>{attachment.size}</bdi>
          </Pill>
        </li>
      ))}
    </Row>
  );
}

/** Reads chosen files as attachments; of one that is too large, it is told. */
export function useAttach(onAttached: (attachments: Attachment[]) => void) {
  const { t } = useTranslation('demo/email');
  const size = new Intl.NumberFormat(useLocale(), {
    style: 'unit',
    unit: 'kilobyte',
    maximumFractionDigits: 0,
  });
  return async (files: readonly File[]) => {
    const large = files.find((file) => file.size > mostFileBytes);
    if (large) toast({ message: t('write.tooLarge', { name: large.name }) });
    const read = files
      .filter((file) => file.size <= mostFileBytes)
      .map(async (file): Promise<Attachment> => {
        const { name, url, isPicture } = await readFile(file);
        return {
          fileName: name,
          url,
          thumbnail: isPicture ? url : '',
          shows: isPicture ? 'picture' : 'nothing',
          size: size.format(Math.ceil(file.size / 1000)),
        };
      });
    onAttached(await Promise.all(read));
  };
}
