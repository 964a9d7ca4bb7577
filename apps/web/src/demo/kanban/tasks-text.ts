/** "1 task", "3 tasks". */
export const tasksText = (count: number): string => (count === 1 ? '1 task' : `${count} tasks`);
