import { isoDaysFromToday } from '../core/days.ts';
import { drawnFile } from '../files/drawn-file.ts';
import { personOf } from '../people/people.ts';
import type { KanbanAttachment, KanbanBoard, KanbanTask } from './contract.ts';
import { cover, fileThumbnail } from './cover.ts';
import { type TaskSample, taskSamples } from './tasks.data.ts';

export const boards = (): KanbanBoard[] => [
  { id: 1, title: 'todo' },
  { id: 2, title: 'in-progress' },
  { id: 3, title: 'done' },
];

/** About as much as a line of a drawn page has room for. */
const lineOfWords = /.{1,44}(\s|$)/g;

function attachmentOf(name: string, text: string): KanbanAttachment {
  const { url, shows } = drawnFile(name, text.match(lineOfWords) ?? []);
  return { name, img: fileThumbnail(name), url, shows };
}

function taskOf(sample: TaskSample, at: number): KanbanTask {
  const { board, title, labels, description, due, drawn, files = [], said = [], people } = sample;
  return {
    id: at + 1,
    title,
    boardId: board,
    labels: [...labels],
    description,
    dueDate: due === undefined ? null : isoDaysFromToday(due, 17),
    coverImage: drawn ? cover(at + 1, drawn) : null,
    attachments: files.map((name) => attachmentOf(name, description)),
    comments: said.map(([person, comment]) => {
      const { fullName, avatar } = personOf(person);
      return { name: fullName, img: avatar, comment };
    }),
    assignedTo: people.map((person) => {
      const { fullName, avatar } = personOf(person);
      return { title: fullName, img: avatar };
    }),
  };
}

/** The work of a small studio in Nairobi, a few weeks before a launch. */
export const tasks = (): KanbanTask[] => taskSamples.map(taskOf);
