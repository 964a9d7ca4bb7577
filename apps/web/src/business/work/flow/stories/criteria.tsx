import { criteriaMaxItems, criterionMaxLength, type Story } from '@kazi/contract/work';
import { ActionIcon, Checkbox } from '@mantine/core';
import { type KeyboardEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import IconPlus from '#icons/IconPlus';
import IconX from '#icons/IconX';
import { TextInPlace } from '../../in-place/text-in-place.tsx';
import classes from './stories.module.css';
import type { StoryChange } from './use-stories.ts';

interface CriteriaProps {
  story: Story;
  change: StoryChange;
}

/** How to see that a story is met: ticked one by one. */
export function Criteria({ story, change }: CriteriaProps) {
  const { t } = useTranslation('flows');
  const { acceptanceCriteria: criteria, may } = story;
  const met = criteria.filter((criterion) => criterion.met).length;
  const replace = (at: number, part: Partial<(typeof criteria)[number]>) =>
    change({
      acceptanceCriteria: criteria.map((each, index) => (index === at ? { ...each, ...part } : each)),
    });
  if (criteria.length === 0 && !may.update) return null;
  return (
    <section className={classes.criteria}>
      <h3 className={classes.heading}>
        {t('criteria.title')}
        {criteria.length > 0 && <span>{t('criteria.met', { met, total: criteria.length })}</span>}
      </h3>
      <ul className={classes.list}>
        {criteria.map(({ text, met: isMet }, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two may say the same, and their order is their identity
          <li key={at} className={classes.criterion}>
            <Checkbox
              size="xs"
              checked={isMet}
              disabled={!may.update}
              aria-label={text}
              onChange={() => replace(at, { met: !isMet })}
            />
            <TextInPlace
              className={classes.criterionText}
              value={text}
              label={t('criteria.edit')}
              maxLength={criterionMaxLength}
              readOnly={!may.update}
              onSave={(changed) => replace(at, { text: changed })}
            />
            {may.update && (
              <ActionIcon
                className={classes.remove}
                variant="subtle"
                color="gray"
                size={24}
                aria-label={t('criteria.remove', { text })}
                onClick={() => change({ acceptanceCriteria: criteria.toSpliced(at, 1) })}
              >
                <IconX size={14} stroke={1.8} />
              </ActionIcon>
            )}
          </li>
        ))}
      </ul>
      {may.update && criteria.length < criteriaMaxItems && (
        <NewCriterion onAdd={(text) => change({ acceptanceCriteria: [...criteria, { text, met: false }] })} />
      )}
    </section>
  );
}

/** A line that adds criteria: Enter adds one and waits for the next. */
function NewCriterion({ onAdd }: { onAdd: (text: string) => void }) {
  const { t } = useTranslation('flows');
  const [typed, setTyped] = useState('');

  function add() {
    const text = typed.trim();
    if (text) onAdd(text);
    setTyped('');
  }

  function onKeyDown(event: KeyboardEvent<HTMLInputElement>) {
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Enter') add();
    if (event.key === 'Escape') setTyped('');
  }

  return (
    <div className={classes.newCriterion}>
      <IconPlus size={16} stroke={1.8} aria-hidden="true" />
      <input
        aria-label={t('criteria.add')}
        placeholder={t('criteria.add')}
        maxLength={criterionMaxLength}
        value={typed}
        onChange={({ currentTarget }) => setTyped(currentTarget.value)}
        onKeyDown={onKeyDown}
        onBlur={add}
      />
    </div>
  );
}
