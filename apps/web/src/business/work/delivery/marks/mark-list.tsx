import type { File as KeptFile } from '@kazi/contract/files';
import type { Delivery, Mark } from '@kazi/contract/work';
import { Row, Stack, Text } from '@kazi/ui/layout';
import { Checkbox } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import IconCheck from '#icons/IconCheck';
import { client } from '../../../../api/client.ts';
import { useWrite } from '../../../../shell/record/use-write.ts';
import { type DrawnMark, MarkPicture } from './mark-picture.tsx';
import classes from './marks.module.css';

interface MarksProps {
  /** The task that was handed in. */
  task: string;
  delivery: Pick<Delivery, 'files' | 'marks'>;
  /** The reader is assigned the task, and so says what is done. */
  mayAnswer: boolean;
}

/** The marks on a delivery: each picture with its own, and below them what every mark says. */
export function Marks({ task, delivery: { files, marks }, mayAnswer }: MarksProps) {
  const { t } = useTranslation('tasks');
  if (marks.length === 0) return null;
  const done = marks.filter((mark) => mark.done).length;
  return (
    <Stack as="section" gap={10} aria-label={t('marks.title')}>
      <Text weight={600} size={13}>
        {t('marks.doneOf', { done, count: marks.length })}
      </Text>
      {files.map((file) => {
        const drawn = marks.flatMap((mark) => drawnMark(mark, file));
        return drawn.length > 0 && <MarkPicture key={file.id} file={file} marks={drawn} />;
      })}
      <Stack as="ol" gap={10} className={classes.list}>
        {marks.map((mark) => (
          <MarkItem key={mark.id} task={task} mark={mark} files={files} mayAnswer={mayAnswer} />
        ))}
      </Stack>
    </Stack>
  );
}

/** A mark as its picture draws it; none where it is of another file. */
const drawnMark = ({ id, number, area, body, done, file }: Mark, { id: picture }: KeptFile): DrawnMark[] =>
  area && file === picture ? [{ key: id, number, area, body, isDone: done !== null }] : [];

interface MarkItemProps extends Pick<MarksProps, 'task' | 'mayAnswer'> {
  mark: Mark;
  files: readonly KeptFile[];
}

function MarkItem({ task, mark, files, mayAnswer }: MarkItemProps) {
  const { t } = useTranslation('tasks');
  const { id, number, body, place, by, done, file } = mark;
  const { run, busy } = useWrite(client.work.deliveries.answer, {
    changes: ['task'],
    spoken: (answered) => t(answered.done ? 'marks.isDone' : 'marks.isOpen', { number }),
  });
  const isDone = done !== null;
  const name = files.find((one) => one.id === file)?.name;
  return (
    <Row as="li" gap={10} align="start" size={13}>
      <span className={classes.number} data-done={isDone || undefined}>
        {number}
      </span>
      <Stack grow gap={2}>
        <p className={classes.body} dir="auto">
          {body}
        </p>
        <Row gap={4} lineGap={2} wrap tone="muted" size={12}>
          <bdi>{name}</bdi>
          {place && (
            <span>
              · <bdi>{place}</bdi>
            </span>
          )}
          <span>
            · <bdi>{by.name}</bdi>
          </span>
        </Row>
      </Stack>
      {mayAnswer ? (
        <Checkbox
          size="xs"
          label={t('marks.done')}
          aria-label={t('marks.doneNamed', { number })}
          checked={busy ? !isDone : isDone}
          disabled={busy}
          onChange={() => void run({ id: task, mark: id, done: !isDone })}
        />
      ) : (
        done && (
          <Row as="span" gap={4} size={12} tone="success">
            <IconCheck size={14} stroke={2} aria-hidden="true" />
            {t('marks.done')}
          </Row>
        )
      )}
    </Row>
  );
}
