import type { KnowledgeGroup } from '@kazi/simulation/knowledge';
import { DemoLink } from '../routing/demo-link.tsx';
import { links } from '../routing/links.ts';
import classes from './knowledge.module.css';

/** Questions under their subjects, each leading to its answer. */
export function KnowledgeGroups({ groups }: { groups: readonly KnowledgeGroup[] }) {
  return (
    <div className={classes.groups}>
      {groups.map(({ id, title, iconColor, questions }) => (
        <section key={id} aria-labelledby={`subject-${id}`}>
          <h2 id={`subject-${id}`} className={classes.subject}>
            <i style={{ background: `var(--kz-${iconColor})` }} aria-hidden="true" />
            {title}
            <span className={classes.number}>{questions.length}</span>
          </h2>
          <ul className={classes.questions}>
            {questions.map((question) => (
              <li key={question.id}>
                <DemoLink to={links.knowledgeBase} search={{ question: question.slug }}>
                  {question.question}
                </DemoLink>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}
