import type { KanbanAttachment } from '@kazi/simulation/kanban';
import classes from './task-panel.module.css';

/** The files of a task. */
export function TaskAttachments({ attachments }: { attachments: readonly KanbanAttachment[] }) {
  if (attachments.length === 0) return null;
  return (
    <section aria-labelledby="attachments">
      <h3 id="attachments" className={classes.heading}>
        Attachments
      </h3>
      <ul className={classes.files}>
        {attachments.map(({ name, img }) => (
          <li key={name} className={classes.file}>
            <img src={img} alt="" width={32} height={32} />
            <span className={classes.fileName}>{name}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
