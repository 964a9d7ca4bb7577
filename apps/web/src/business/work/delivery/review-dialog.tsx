import { rules } from 'virtual:rules/work.tasks.reject';
import { type Cents, cents, plus } from '@kazi/contract/cents';
import type { File as KeptFile } from '@kazi/contract/files';
import {
  type Delivery,
  type MarkArea,
  markMaxLength,
  markPlaceMaxLength,
  marksMaxItems,
  type Task,
} from '@kazi/contract/work';
import { announce } from '@kazi/ui/announcer';
import { Row, Stack, Text } from '@kazi/ui/layout';
import { Button, SegmentedControl, Switch, Textarea, TextInput } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import IconMapPinPlus from '#icons/IconMapPinPlus';
import IconX from '#icons/IconX';
import { client } from '../../../api/client.ts';
import { newId } from '../../../api/new-id.ts';
import { centsIn, type TypedAmount } from '../../../shell/amount/read-amount.ts';
import { useAmountCheck } from '../../../shell/amount/use-amount-check.ts';
import { defineForm } from '../../../shell/form/define-form.ts';
import { SendDialog } from '../../../shell/form/record-dialog.tsx';
import { withNewest } from '../../../shell/record/merge.ts';
import { Tool } from '../../../shell/tool.tsx';
import { useApprovedToast, usePaidToast, usePayWords } from '../change/pay.ts';
import { keepTask } from '../change/task-cache.ts';
import { NotPaid, withPaymentConfirmed } from '../change/use-change-task.ts';
import { BonusFields } from '../pay/bonus-fields.tsx';
import { type Decision, decisionsOpen } from './decisions.ts';
import { MarkEditor } from './marks/mark-picture.tsx';
import classes from './marks/marks.module.css';

/** A mark that is being written. */
interface Draft {
  key: string;
  file: string;
  area: MarkArea | null;
  place: string;
  body: string;
}

interface Values {
  reason: string;
  marks: readonly Draft[];
  bonus: TypedAmount;
  bonusReason: string;
}

const empty: Values = { reason: '', marks: [], bonus: null, bonusReason: '' };

const reviewForm = defineForm({
  rules,
  draft: 'review',
  empty,
  to: {
    marks: (marks: readonly Draft[]) =>
      marks.map(({ file, area, place, body }) => ({ file, body, ...(area ? { area } : { place }) })),
    bonus: centsIn,
  },
  useFields() {
    const { t } = useTranslation('tasks');
    const check = useAmountCheck();
    return {
      reason: t('review.reason'),
      bonus: { label: t('review.bonus'), check: (bonus) => (bonus === null ? null : check(bonus)) },
      bonusReason: t('pay.bonusReason'),
      marks: {
        label: t('marks.title'),
        check: (marks) =>
          Object.fromEntries(
            marks.map(({ body }, at) => [`${at}.body`, body.trim() === '' ? t('marks.noWords') : null]),
          ),
      },
    };
  },
});

interface Sent {
  reason: string;
  marks: (Pick<Draft, 'file' | 'body'> & { area?: MarkArea; place?: string })[];
  bonus: Cents | null;
  bonusReason: string;
}

/** The task with what its acceptance pays by the form: its bonus is a part of the sum. */
const withBonus = (task: Task, bonus: TypedAmount): Task =>
  task.held && typeof bonus === 'number'
    ? { ...task, held: { ...task.held, amount: plus(task.held.amount, cents(bonus)) } }
    : task;

interface ReviewDialogProps {
  task: Task;
  delivery: Delivery;
  onClose: () => void;
}

/** Decides on what was handed in, with marks on its pictures and other files; all of it is saved at once. */
export function ReviewDialog({ task, delivery, onClose }: ReviewDialogProps) {
  const { t } = useTranslation(['tasks', 'work']);
  const queries = useQueryClient();
  const words = usePayWords();
  const toastPaid = usePaidToast();
  const toastApproved = useApprovedToast();
  const open = decisionsOpen(task);
  const [decision, setDecision] = useState<Decision>(open[0] ?? 'reject');
  const { _id: id, number } = task;
  const label = (one: Decision, { bonus }: Pick<Values, 'bonus'> = empty) =>
    one === 'accept' ? words.accept(withBonus(task, bonus)).short : t(`step.${one}`);

  /** Undefined where the payment was not confirmed after all. */
  async function send({ reason, marks, bonus, bonusReason }: Sent): Promise<Task | undefined> {
    const decide = ({ version }: { version: number }): Promise<Task> => {
      const input = { id, version, marks };
      if (decision === 'reject') return client.work.tasks.reject({ ...input, reason });
      if (decision === 'approve') return client.work.tasks.approve(input);
      return withPaymentConfirmed(
        (confirmedReward) =>
          client.work.tasks.accept({
            ...input,
            ...(confirmedReward && { confirmedReward }),
            ...(bonus && { bonus: { amount: { amount: bonus, currency: 'KES' }, reason: bonusReason } }),
          }),
        () => ({ what: number, to: words.to(task) }),
      );
    };
    try {
      const merged = await withNewest<Task>({ seen: task, send: decide });
      return 'saved' in merged ? merged.saved : merged.theirs;
    } catch (error) {
      if (error instanceof NotPaid) return undefined;
      throw error;
    }
  }

  function done(saved: Task | undefined, form: UseFormReturnType<Values>) {
    if (!saved) return;
    keepTask(queries, saved);
    onClose();
    if (decision === 'accept' && task.held) toastPaid(withBonus(task, form.getValues().bonus), saved);
    else if (decision === 'approve') toastApproved(saved);
    else announce(t('work:change.moved', { number, status: t(`work:status.${saved.status}`) }));
  }

  return (
    <SendDialog
      form={reviewForm}
      about={delivery._id}
      title={t('review.title', { number: delivery.number })}
      submitLabel={(values) => label(decision, values)}
      send={send}
      changes={['task', 'account']}
      done={done}
      onClose={onClose}
    >
      {(form) => (
        <>
          <SegmentedControl
            aria-label={t('review.decision')}
            value={decision}
            onChange={setDecision}
            data={open.map((value) => ({ value, label: label(value) }))}
            fullWidth
          />
          {decision === 'reject' && (
            <Textarea {...form.getInputProps('reason')} autosize minRows={2} maxRows={10} data-autofocus />
          )}
          {decision === 'accept' && task.rewardState === 'held' && (
            <BonusFields
              amount={{ ...form.getInputProps('bonus'), required: false, description: t('review.bonusHint') }}
              reason={form.getInputProps('bonusReason')}
            />
          )}
          {delivery.files.map((file) => (
            <FileMarks key={file.id} file={file} form={form} before={delivery.marks.length} />
          ))}
        </>
      )}
    </SendDialog>
  );
}

interface FileMarksProps {
  file: KeptFile;
  form: UseFormReturnType<Values>;
  /** How many marks the delivery has already: the new ones are numbered on. */
  before: number;
}

/** A file of the delivery with the marks that are put on it, each with its words in the list below. */
function FileMarks({ file, form, before }: FileMarksProps) {
  const { t } = useTranslation('tasks');
  const words = useRef(new Map<string, HTMLTextAreaElement>());
  const { marks } = form.getValues();
  const own = marks.flatMap((mark, at) =>
    mark.file === file.id ? [{ ...mark, at, number: before + at + 1 }] : [],
  );
  const isFull = marks.length >= marksMaxItems;
  const set = (change: (all: readonly Draft[]) => readonly Draft[]) =>
    form.setFieldValue('marks', change(form.getValues().marks));
  const change = (key: string, given: Partial<Draft>) =>
    set((all) => all.map((mark) => (mark.key === key ? { ...mark, ...given } : mark)));

  function add(area: MarkArea | null) {
    const key = newId();
    set((all) => [...all, { key, file: file.id, area, place: '', body: '' }]);
    // Once it is drawn, its words are asked for.
    requestAnimationFrame(() => words.current.get(key)?.focus());
  }

  return (
    <section className={classes.file} aria-label={file.name}>
      <bdi className={classes.name}>{file.name}</bdi>
      {file.thumbnail && (
        <MarkEditor
          file={file}
          marks={own.flatMap(({ area, ...mark }) => (area ? [{ ...mark, area }] : []))}
          onAdd={isFull ? undefined : add}
          onChange={(key, area) => change(key, { area })}
          onChoose={(key) => words.current.get(key)?.focus()}
        />
      )}
      {own.map((mark) => (
        <Row key={mark.key} gap={8} align="start" className={classes.row}>
          <span className={classes.number} aria-hidden="true">
            {mark.number}
          </span>
          <Stack grow gap={8}>
            <Textarea
              {...form.getInputProps(`marks.${mark.at}.body`)}
              ref={(field) => {
                if (field) words.current.set(mark.key, field);
                else words.current.delete(mark.key);
              }}
              aria-label={t('marks.words', { number: mark.number })}
              placeholder={t('marks.placeholder')}
              maxLength={markMaxLength}
              autosize
              minRows={1}
              maxRows={6}
            />
            {mark.area ? (
              <Switch
                size="xs"
                label={t('marks.area')}
                checked={mark.area.width > 0}
                onChange={({ currentTarget }) =>
                  change(mark.key, { area: currentTarget.checked ? areaAt(mark.area) : pointAt(mark.area) })
                }
              />
            ) : (
              <TextInput
                size="xs"
                aria-label={t('marks.place', { number: mark.number })}
                placeholder={t('marks.placeHint')}
                maxLength={markPlaceMaxLength}
                value={mark.place}
                onChange={({ currentTarget }) => change(mark.key, { place: currentTarget.value })}
              />
            )}
          </Stack>
          <Tool
            size={32}
            label={t('marks.remove', { number: mark.number })}
            icon={IconX}
            onClick={() => set((all) => all.filter(({ key }) => key !== mark.key))}
          />
        </Row>
      ))}
      <div>
        <Button
          size="xs"
          variant="default"
          leftSection={<IconMapPinPlus size={15} stroke={1.8} />}
          disabled={isFull}
          onClick={() => add(file.thumbnail ? { x: 0.5, y: 0.5, width: 0, height: 0 } : null)}
        >
          {t('marks.add')}
        </Button>
      </div>
      {file.thumbnail && (
        <Text tone="muted" size={12}>
          {t('marks.hint')}
        </Text>
      )}
    </section>
  );
}

const usualSide = 0.2;

/** A point as an area that begins there, within the picture. */
const areaAt = (area: MarkArea | null): MarkArea => ({
  x: Math.min(area?.x ?? 0, 1 - usualSide),
  y: Math.min(area?.y ?? 0, 1 - usualSide),
  width: usualSide,
  height: usualSide,
});
const pointAt = (area: MarkArea | null): MarkArea => ({
  x: area?.x ?? 0,
  y: area?.y ?? 0,
  width: 0,
  height: 0,
});
