const names: Readonly<Record<string, string>> = { todo: 'To do', 'in-progress': 'In progress', done: 'Done' };

/** A board's title as people read it; those that people gave themselves stay as they are. */
export const boardName = (title: string): string => names[title] ?? title;
