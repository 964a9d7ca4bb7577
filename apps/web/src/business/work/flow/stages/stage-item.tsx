import { type Flow, stageNameMaxLength } from '@kazi/contract/work';
import { Stack, Text } from '@kazi/ui/layout';
import { ActionIcon } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import IconArrowLeft from '#icons/IconArrowLeft';
import IconArrowRight from '#icons/IconArrowRight';
import IconCheck from '#icons/IconCheck';
import IconDots from '#icons/IconDots';
import IconGripVertical from '#icons/IconGripVertical';
import IconTrash from '#icons/IconTrash';
import { Confirm } from '../../../../shell/dialog/confirm.tsx';
import { useDragItem } from '../../../../shell/drag/use-drag-item.ts';
import { Menu } from '../../../../shell/menu.tsx';
import { TextInPlace } from '../../in-place/text-in-place.tsx';
import type { FlowChange } from '../use-flow.ts';
import type { StageState } from './stage-state.ts';
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
      <Stack shrinks className={classes.words}>
        <TextInPlace
          className={classes.name}
          value={stage.name}
          label={t('stages.rename')}
          maxLength={stageNameMaxLength}
          readOnly={!mayChange}
          onSave={rename}
        />
        <Text as="span" tone="muted" size={12}>
          {t('stages.stories', { count: stories })}
        </Text>
      </Stack>
      {mayChange && <StageMenu {...props} />}
    </>
  );
}

type Stages = Flow['stages'];

interface StageItemProps {
  stage: Stages[number];
  /** Its place among `stages`, from 0. */
  step: number;
  stages: Stages;
  state: StageState;
  /** How many stories stand in it. */
  stories: number;
  mayChange: boolean;
  change: FlowChange;
}

/** What can be done with a stage. */
function StageMenu({ stage, step, stages, stories, change }: StageItemProps) {
  const { t } = useTranslation('flows');
  const [asks, setAsks] = useState(false);
  const others = stages.filter(({ id }) => id !== stage.id);
  const move = (to: number) => change({ stages: others.toSpliced(to, 0, stage) });
  const remove = () => change({ stages: others });
  return (
    <>
      <Menu position="bottom-end" width={200}>
        <Menu.Target>
          <ActionIcon
            className={classes.menu}
            variant="subtle"
            color="gray"
            size={24}
            aria-label={t('stages.menu', { name: stage.name })}
          >
            <IconDots size={16} stroke={1.8} />
          </ActionIcon>
        </Menu.Target>
        <Menu.Dropdown>
          {step > 0 && (
            <Menu.Item
              leftSection={<IconArrowLeft size={16} stroke={1.6} className="mantine-rotate-rtl" />}
              onClick={() => move(step - 1)}
            >
              {t('stages.earlier')}
            </Menu.Item>
          )}
          {step < others.length && (
            <Menu.Item
              leftSection={<IconArrowRight size={16} stroke={1.6} className="mantine-rotate-rtl" />}
              onClick={() => move(step + 1)}
            >
              {t('stages.later')}
            </Menu.Item>
          )}
          <Menu.Item
            leftSection={<IconTrash size={16} stroke={1.6} />}
            onClick={() => (stories > 0 ? setAsks(true) : remove())}
          >
            {t('stages.delete')}
          </Menu.Item>
        </Menu.Dropdown>
      </Menu>
      {asks && (
        <Confirm
          title={t('stages.deleteTitle', { name: stage.name })}
          confirmLabel={t('stages.delete')}
          danger
          busy={false}
          onConfirm={remove}
          onClose={() => setAsks(false)}
        >
          {t('stages.deleteMessage', { count: stories })}
        </Confirm>
      )}
    </>
  );
}
