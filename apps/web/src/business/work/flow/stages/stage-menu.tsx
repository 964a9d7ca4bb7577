import type { Flow } from '@kazi/contract/work';
import { ActionIcon, Menu } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import IconArrowLeft from '#icons/IconArrowLeft';
import IconArrowRight from '#icons/IconArrowRight';
import IconDots from '#icons/IconDots';
import IconTrash from '#icons/IconTrash';
import { Confirm } from '../../../../shell/dialog/confirm.tsx';
import type { FlowChange } from '../use-flow.ts';
import type { StageState } from './stage-state.ts';
import classes from './stage-track.module.css';

type Stages = Flow['stages'];

export interface StageItemProps {
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
export function StageMenu({ stage, step, stages, stories, change }: StageItemProps) {
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
            color="red.8"
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
