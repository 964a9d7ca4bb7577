import { type Answer, on } from '../core/answers.ts';
import { isoDaysFromToday } from '../core/days.ts';
import { idOf, nextId } from '../core/lists.ts';
import { id, list, moment, oneOf, orNull, type Reader, record, text } from '../core/read-body.ts';
import { putBack, type Removed, takeOut } from '../core/removal.ts';
import { readSample } from '../core/samples.ts';
import { sampleState } from '../core/state.ts';
import { drawnFile, shown } from '../files/drawn-file.ts';
import { personOf } from '../people/people.ts';
import {
  addBoard,
  addTask,
  clearTasks,
  deleteBoard,
  deleteTask,
  type KanbanAttachment,
  type KanbanBoard,
  type KanbanTask,
  listBoards,
  listTasks,
  reorderBoards,
  reorderTasks,
  restoreBoard,
  restoreTask,
  updateBoard,
  updateTask,
  updateTaskBoard,
} from './contract.ts';
import { type CoverOf, cover, fileThumbnail } from './cover.ts';
import taskSamples from './tasks.json' with { type: 'json' };

/** One sample task, its people by their ids, its due date by days from today. */
interface TaskSample {
  board: 1 | 2 | 3;
  title: string;
  labels: readonly string[];
  description: string;
  due?: number;
  drawn?: CoverOf;
  files?: readonly string[];
  said?: readonly (readonly [person: number, comment: string])[];
  people: readonly number[];
}

/** Takes one item out of a list and puts it where another one was. An id that nothing has changes nothing. */
function putWhere(items: { id: number }[], id: number, targetId: number): void {
  const from = items.findIndex((item) => item.id === id);
  const to = items.findIndex((item) => item.id === targetId);
  if (from >= 0 && to >= 0) items.splice(to, 0, ...items.splice(from, 1));
}

const boards = (): KanbanBoard[] => [
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
const tasks = (): KanbanTask[] => readSample<readonly TaskSample[]>(taskSamples).map(taskOf);

interface Kanban {
  boards: KanbanBoard[];
  tasks: KanbanTask[];
  deleted: Removed<KanbanTask>[];
  deletedBoards: Removed<KanbanBoard>[];
}

const state = sampleState(
  (): Kanban => ({ boards: boards(), tasks: tasks(), deleted: [], deletedBoards: [] }),
);

const face = { title: '', img: '' };
const board = record({ title: text }, { title: '' });
const taskFields = {
  title: text,
  labels: list(text),
  description: text,
  dueDate: orNull(moment),
  coverImage: orNull(text),
  attachments: list(
    record(
      { name: text, img: text, url: text, shows: oneOf(shown) },
      { name: '', img: '', url: '', shows: 'nothing' },
    ),
  ),
  comments: list(record({ name: text, img: text, comment: text }, { name: '', img: '', comment: '' })),
  assignedTo: list(record({ title: text, img: text }, face)),
};

/** A board that is there; a task stays on its own for any other. */
const knownBoard: Reader<number> = (given) => state().boards.find((board) => board.id === id(given))?.id;

export const answers: readonly Answer[] = [
  on(listBoards, () => state().boards),
  on(listTasks, () => state().tasks),

  on(
    reorderTasks,
    ({ body }) => {
      putWhere(state().tasks, body.taskId, body.targetTaskId);
      return {};
    },
    record({ taskId: id, targetTaskId: id }),
  ),

  on(
    updateTaskBoard,
    ({ body }) => {
      const { boards, tasks } = state();
      const board = boards.find(({ id }) => id === body.newBoardId);
      const at = tasks.findIndex(({ id }) => id === body.taskId);
      const task = tasks[at];
      if (!board || !task || task.boardId === board.id) return {};
      tasks.splice(at, 1);
      tasks.push({ ...task, boardId: board.id });
      return {};
    },
    record({ taskId: id, newBoardId: id }),
  ),

  on(
    addTask,
    ({ body }) => {
      const { boards, tasks, deleted } = state();
      const board = boards.find(({ id }) => id === body.boardId) ?? boards[0];
      const newTask: KanbanTask = {
        id: nextId([...tasks, ...deleted.map(({ item }) => item)]),
        title: body.title,
        boardId: board?.id ?? body.boardId,
        labels: [],
        description: body.description ?? '',
        dueDate: body.dueDate ?? null,
        coverImage: null,
        attachments: [],
        comments: [],
        assignedTo: [],
      };
      tasks.push(newTask);
      return { newTask };
    },
    record({ title: text, boardId: id, description: text, dueDate: orNull(moment) }, { title: '' }),
  ),

  on(
    addBoard,
    ({ body }) => {
      const board = {
        id: nextId([...state().boards, ...state().deletedBoards.map(({ item }) => item)]),
        title: body.title,
      };
      state().boards.push(board);
      return { board };
    },
    board,
  ),

  on(
    updateTask,
    ({ body }) => {
      const task = state().tasks.find(({ id }) => id === body.id);
      if (task) Object.assign(task, body);
      return { task: task ?? null };
    },
    record({ ...taskFields, id, boardId: knownBoard }),
  ),

  on(deleteBoard, ({ query }) => {
    const { boards, deletedBoards, tasks, deleted } = state();
    const removed = idOf(query('id'));
    takeOut(tasks, deleted, ({ boardId }) => boardId === removed);
    takeOut(boards, deletedBoards, ({ id }) => id === removed);
    return {};
  }),

  on(
    restoreBoard,
    ({ body }) => {
      const { boards, deletedBoards } = state();
      return { board: putBack(boards, deletedBoards, ({ id }) => id === body.id) ?? null };
    },
    record({ id }),
  ),

  on(clearTasks, ({ query }) => {
    const { tasks, deleted } = state();
    takeOut(tasks, deleted, ({ boardId }) => boardId === idOf(query('id')));
    return {};
  }),

  on(deleteTask, ({ query }) => {
    const { tasks, deleted } = state();
    takeOut(tasks, deleted, ({ id }) => id === idOf(query('taskId')));
    return {};
  }),

  on(
    restoreTask,
    ({ body }) => {
      const { boards, tasks, deleted } = state();
      const hasBoard = ({ boardId }: KanbanTask) => boards.some((board) => board.id === boardId);
      const task = putBack(tasks, deleted, (one) => one.id === body.taskId && hasBoard(one));
      return { task: task ?? null };
    },
    record({ taskId: id }),
  ),

  on(
    updateBoard,
    ({ body }) => {
      const board = state().boards.find(({ id }) => id === body.id);
      if (board) Object.assign(board, body);
      return { board: board ?? null };
    },
    record({ id, title: text }),
  ),

  on(
    reorderBoards,
    ({ body }) => {
      putWhere(state().boards, body.boardId, body.targetBoardId);
      return {};
    },
    record({ boardId: id, targetBoardId: id }),
  ),
];
