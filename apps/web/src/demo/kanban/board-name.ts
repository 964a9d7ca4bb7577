const names = { todo: 'To do', 'in-progress': 'In progress', done: 'Done' };

const isKnown = (title: string): title is keyof typeof names => title in names;

/** A board's title as people read it; those that people gave themselves stay as they are. */
export const boardName = (title: string): string => (isKnown(title) ? names[title] : title);

/** The status that a board stands for. */
export const boardStatus = (title: string): keyof typeof names | 'other' =>
  isKnown(title) ? title : 'other';
