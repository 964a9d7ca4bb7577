import type { Pricing } from '@kazi/simulation/pricing';
import { Panel } from '@kazi/ui/panel';
import IconChevronDown from '#icons/IconChevronDown';
import classes from './questions.module.css';

/** What people ask about the plans; an answer opens under its question. */
export const Questions = ({ questions }: { questions: Pricing['qandA'] }) => (
  <Panel title="Questions and answers" flush>
    {questions.map(({ question, ans }, at) => (
      <details key={question} className={classes.item} open={at === 0}>
        <summary className={classes.question}>
          {question}
          <IconChevronDown className={classes.sign} size={16} stroke={1.8} aria-hidden="true" />
        </summary>
        <p className={classes.answer}>{ans}</p>
      </details>
    ))}
  </Panel>
);
