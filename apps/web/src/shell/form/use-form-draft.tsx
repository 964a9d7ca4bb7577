import { Row } from '@kazi/ui/layout';
import { Button } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { property } from '../../api/message.ts';
import { readDraft, writeDraft } from '../../session/drafts.ts';
import { build } from '../../session/vault.ts';
import { idOf, isSame } from '../record/merge.ts';
import type { Form, FormDraft } from './define-form.ts';

/**
 * The draft of a form that is declared with a name for it; any other keeps nothing.
 *
 * @param about which record it is about, where that is not the one that is changed
 */
export const useFormDraft = <Values extends object, To, Item>(
  form: Form<Values, To, Item>,
  record: Item | undefined,
  about?: string,
): FormDraft<Values, Item> => useState(() => openFormDraft(form, record, about))[0];

function openFormDraft<Values extends object, To, Item>(
  form: Form<Values, To, Item>,
  record: Item | undefined,
  about: string | undefined,
): FormDraft<Values, Item> {
  const name = form.draft && `${form.draft}.${about ?? property(record, 'id') ?? 'new'}`;
  const stored = name === undefined ? undefined : readDraft(name);
  // Another build may mean something else by a record or a choice: of its drafts the words come back.
  const isOfThisBuild = stored?.build === build();
  const seen = property(stored?.value, 'seen');
  const item = isOfThisBuild && isSameRecord(seen, record) ? seen : record;
  const base = (item && form.from?.(item)) ?? form.empty;
  const values = restored(base, property(stored?.value, 'values'), isOfThisBuild);
  const draft: FormDraft<Values, Item> = {
    values,
    base,
    item,
    isRestored: !isSame(values, base),
    keep(now) {
      if (name === undefined) return;
      writeDraft(name, isSame(now, draft.base) ? undefined : { values: now, seen: draft.item });
    },
    end(now, saved = draft.item) {
      Object.assign(draft, { base: now, item: saved, isRestored: false });
      if (name !== undefined) writeDraft(name, undefined);
    },
  };
  return draft;
}

const isSameRecord = <Item,>(value: unknown, record: Item): value is Item =>
  typeof value === 'object' &&
  value !== null &&
  typeof record === 'object' &&
  record !== null &&
  idOf(value) === idOf(record);

function restored<Values extends object>(base: Values, written: unknown, isOfThisBuild: boolean): Values {
  const values = { ...base };
  for (const name in values) {
    const value = property(written, name);
    if (isValue(values[name], value, isOfThisBuild)) values[name] = value;
  }
  return values;
}

const isValue = <Value,>(base: Value, value: unknown, isOfThisBuild: boolean): value is Value =>
  value !== undefined && (isOfThisBuild || (typeof value === 'string' && typeof base === 'string'));

/** Says above a form that it holds what was written at another time, and lets one begin anew. */
export function DraftNote({ onStartAfresh }: { onStartAfresh: () => void }): ReactNode {
  const { t } = useTranslation('form', { useSuspense: false });
  return (
    <Row as="p" gap={8} lineGap={4} wrap tone="muted" size={13}>
      {t('draft')}
      <Button size="compact-xs" variant="subtle" onClick={onStartAfresh}>
        {t('afresh')}
      </Button>
    </Row>
  );
}

/** The note above a form that holds a draft, and what gives the draft up as the form is closed by choice. */
export function drawDraft<Values extends object, Item>(
  draft: FormDraft<Values, Item>,
  form: Pick<UseFormReturnType<Values>, 'setValues'>,
): { note: ReactNode; giveUp: () => void } {
  const giveUp = () => draft.end(draft.base);
  const startAfresh = () => {
    giveUp();
    form.setValues(draft.base);
  };
  return { giveUp, note: draft.isRestored && <DraftNote onStartAfresh={startAfresh} /> };
}
