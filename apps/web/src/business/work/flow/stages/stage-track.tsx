import { type Flow, type Story, stageNameMaxLength, stagesMaxItems } from '@kazi/contract/work';
import { Panel } from '@kazi/ui/panel';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import IconPlus from '#icons/IconPlus';
import { newId } from '../../../../api/new-id.ts';
import { type DragWords, type Place, useDrag } from '../../../../shell/drag/context.ts';
import { DragArea } from '../../../../shell/drag/drag-area.tsx';
import { listProps } from '../../../../shell/drag/elements.ts';
import { useIsPhone } from '../../../../shell/use-is-phone.ts';
import { inlineKeys, useButtonFocus } from '../../in-place/inline-keys.ts';
import type { FlowChange } from '../use-flow.ts';
import { CarriedStage, StageItem } from './stage-item.tsx';
import { stageState } from './stage-state.ts';
import classes from './stage-track.module.css';

interface StageTrackProps {
  flow: Flow;
  stories: readonly Story[];
  change: FlowChange;
}

type Stages = Flow['stages'];

const list = { key: 'stages', kind: 'stage' };

/** The steps that a flow goes through, and where it stands. Stages are added, renamed and put in order here. */
export function StageTrack({ flow, stories, change }: StageTrackProps) {
  const { t } = useTranslation('flows');
  const words = useDragWords();
  const isPhone = useIsPhone();
  const { stages, currentStage, may } = flow;
  const at = stages.findIndex(({ id }) => id === currentStage);
  const partsOf = (stage: Stages[number]) => ({
    stage,
    step: stages.indexOf(stage),
    stages,
    state: stageState(stages.indexOf(stage), at),
    stories: stories.filter((story) => story.stage === stage.id).length,
    mayChange: may.update,
    change,
  });
  const overlay = (id: string) => {
    const stage = stages.find((one) => one.id === id);
    return stage && <CarriedStage {...partsOf(stage)} />;
  };
  if (stages.length === 0 && !may.update) return null;
  return (
    <Panel
      title={t('stages.title')}
      description={may.update ? t('stages.hint') : at < 0 && t('stages.notBegun')}
      flush
    >
      <DragArea
        lists={[
          {
            ...list,
            name: t('stages.title'),
            runs: isPhone ? 'down' : 'along',
            items: stages.map(({ id, name }) => ({ key: id, name })),
          },
        ]}
        words={words}
        onMove={(id, to) => change({ stages: moved(stages, id, to.at) })}
        overlay={overlay}
      >
        <ol className={classes.track} {...listProps(list)}>
          <ShownInOrder stages={stages} draw={(stage) => <StageItem key={stage.id} {...partsOf(stage)} />} />
          {may.update && stages.length < stagesMaxItems && (
            <NewStage onAdd={(name) => change({ stages: [...stages, { id: newId(), name }] })} />
          )}
        </ol>
      </DragArea>
    </Panel>
  );
}

interface ShownInOrderProps {
  stages: Stages;
  draw: (stage: Stages[number]) => ReactNode;
}

/** The stages in the order that they would have if the dragged one were dropped now. */
function ShownInOrder({ stages, draw }: ShownInOrderProps) {
  const dragged = useDrag((drag) => drag?.item);
  const landing = useDrag((drag) => drag?.to?.at);
  const isMoved = dragged !== undefined && landing !== undefined;
  return (isMoved ? moved(stages, dragged, landing) : stages).map(draw);
}

/** The stages with one of them at another place among the others. */
function moved(stages: Stages, id: string, to: number): Stages {
  const stage = stages.find((one) => one.id === id);
  return stage ? stages.filter((one) => one !== stage).toSpliced(to, 0, stage) : stages;
}

function useDragWords(): DragWords {
  const { t } = useTranslation('flows');
  const inWords = ({ name }: { name: string }, { at, total }: Place) => ({ name, at, total });
  return {
    keys: t('stages.gripKeys'),
    lifted: (stage, place) => t('stages.lifted', inWords(stage, place)),
    over: ({ at, total }) => t('stages.over', { at, total }),
    dropped: (stage, place) => t('stages.dropped', inWords(stage, place)),
    cancelled: ({ name }) => t('stages.putBack', { name }),
  };
}

/** Adds stages at the end: Enter adds one and waits for the next, Escape ends. */
function NewStage({ onAdd }: { onAdd: (name: string) => void }) {
  const { t } = useTranslation('flows');
  const [typed, setTyped] = useState<string>();
  const { button, isWanted } = useButtonFocus(typed !== undefined);

  function add() {
    const name = typed?.trim();
    if (name) onAdd(name);
    return name;
  }

  const onKeyDown = inlineKeys({
    onEnter: () => add() && setTyped(''),
    onEscape() {
      isWanted.current = true;
      setTyped(undefined);
    },
  });

  return (
    <li className={classes.adding}>
      {typed === undefined ? (
        <button ref={button} type="button" className={classes.add} onClick={() => setTyped('')}>
          <IconPlus size={16} stroke={1.8} aria-hidden="true" />
          {t('stages.add')}
        </button>
      ) : (
        <input
          className={classes.newName}
          // biome-ignore lint/a11y/noAutofocus: it was just asked for
          autoFocus
          aria-label={t('stages.name')}
          placeholder={t('stages.name')}
          maxLength={stageNameMaxLength}
          value={typed}
          onChange={({ currentTarget }) => setTyped(currentTarget.value)}
          onKeyDown={onKeyDown}
          onBlur={() => {
            if (isWanted.current) return;
            add();
            setTyped(undefined);
          }}
        />
      )}
    </li>
  );
}
