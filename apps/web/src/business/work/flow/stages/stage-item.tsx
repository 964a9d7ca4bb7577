import { stageNameMaxLength } from '@kazi/contract/work';
import { useTranslation } from 'react-i18next';
import IconCheck from '#icons/IconCheck';
import IconGripVertical from '#icons/IconGripVertical';
import { useDragItem } from '../../../../shell/drag/use-drag-item.ts';
import { TextInPlace } from '../../in-place/text-in-place.tsx';
import { type StageItemProps, StageMenu } from './stage-menu.tsx';
import classes from './stage-track.module.css';

/** One stage of the track. Its dot moves the flow here. */
export function StageItem(props: StageItemProps) {
  const { stage, state, mayChange } = props;
  const { item, handle, grip } = useDragItem<HTMLLIElement>(stage.id, { disabled: !mayChange });
  return (
    <li
      className={classes.stage}
      data-state={state}
      {...item}
      {...(state === 'current' && { 'aria-current': 'step' })}
    >
      <StageParts {...props} grip={{ ...handle, ...grip }} />
    </li>
  );
}

/** A stage under the pointer. */
export const CarriedStage = (props: StageItemProps) => (
  <div className={classes.stage} data-state={props.state} data-carried>
    <StageParts {...props} grip={{}} />
  </div>
);

interface StagePartsProps extends StageItemProps {
  /** Attributes of what it is dragged by. */
  grip: object;
}

function StageParts({ grip, ...props }: StagePartsProps) {
  const { stage, stages, state, stories, mayChange, change } = props;
  const { t } = useTranslation('flows');
  const dot = state === 'past' && <IconCheck size={14} stroke={2.4} aria-hidden="true" />;
  const rename = (name: string) =>
    change({ stages: stages.map((other) => (other.id === stage.id ? { ...other, name } : other)) });
  return (
    <>
      {mayChange ? (
        <button
          type="button"
          className={classes.dot}
          aria-label={t('stages.goTo', { name: stage.name })}
          title={t('stages.goTo', { name: stage.name })}
          aria-pressed={state === 'current'}
          onClick={() => change({ currentStage: state === 'current' ? null : stage.id })}
        >
          {dot}
        </button>
      ) : (
        <span className={classes.dot}>{dot}</span>
      )}
      {mayChange && (
        <button
          type="button"
          className={classes.grip}
          aria-label={t('stages.grip', { name: stage.name })}
          {...grip}
        >
          <IconGripVertical size={15} stroke={1.6} aria-hidden="true" />
        </button>
      )}
      <div className={classes.words}>
        <TextInPlace
          className={classes.name}
          value={stage.name}
          label={t('stages.rename')}
          maxLength={stageNameMaxLength}
          readOnly={!mayChange}
          onSave={rename}
        />
        <span className={classes.count}>{t('stages.stories', { count: stories })}</span>
      </div>
      {mayChange && <StageMenu {...props} />}
    </>
  );
}
