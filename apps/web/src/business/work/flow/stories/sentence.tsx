import type { Story } from '@kazi/contract/work';
import { useTranslation } from 'react-i18next';
import { TextInPlace } from '../../in-place/text-in-place.tsx';
import { type SentencePart, sentenceParts } from './sentence-parts.ts';
import classes from './stories.module.css';
import type { StoryChange } from './use-stories.ts';

interface SentenceProps {
  story: Story;
  change: StoryChange;
}

/** Who wants what, and why: each part changed in its place. */
export function Sentence({ story, change }: SentenceProps) {
  const { t } = useTranslation('flows');
  return (
    <dl className={classes.sentence}>
      {sentenceParts.map(({ field, maxLength }: SentencePart) => (
        <div key={field} className={classes.part} data-part={field}>
          <dt>{t(`stories.${field}`)}</dt>
          <dd>
            <TextInPlace
              value={story[field]}
              label={t(`stories.${field}`)}
              maxLength={maxLength}
              readOnly={!story.may.update}
              onSave={(text) => change({ [field]: text })}
            />
          </dd>
        </div>
      ))}
    </dl>
  );
}
