import type { Poll, ProfileData } from '@kazi/simulation/profile';
import { Avatar } from '@kazi/ui/avatar';
import { useLocale } from '@kazi/ui/locale';
import { Panel } from '@kazi/ui/panel';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import classes from './profile.module.css';

/** Questions to vote on; the bars move with one's own vote. */
export function Polls({ polls }: { polls: ProfileData['polls'] }) {
  const { t } = useTranslation('demo/profile');
  return (
    <Panel title={t('polls')}>
      {polls.map((poll) => (
        <OnePoll key={poll.id} {...poll} />
      ))}
    </Panel>
  );
}

function OnePoll({ id, question, options }: Poll) {
  const [chosen, setChosen] = useState<string>();
  const percent = new Intl.NumberFormat(useLocale(), { style: 'percent', maximumFractionDigits: 0 });
  const votesOf = ({ name, votes }: Poll['options'][number]) => votes + (name === chosen ? 1 : 0);
  const all = options.reduce((sum, option) => sum + votesOf(option), 0);
  return (
    <fieldset className={classes.poll}>
      <legend dir="auto">{question}</legend>
      {options.map((option) => {
        const part = votesOf(option) / all;
        return (
          <div key={option.name} className={classes.option}>
            <label className={classes.choice}>
              <input
                type="radio"
                name={`poll-${id}`}
                checked={chosen === option.name}
                onChange={() => setChosen(option.name)}
              />
              <bdi>{option.name}</bdi>
              <span className={classes.part}>{percent.format(part)}</span>
            </label>
            <span className={classes.bar} aria-hidden="true">
              <i style={{ inlineSize: `${part * 100}%` }} />
            </span>
            <span className={classes.voters}>
              {option.voters.map(({ avatar, username }) => (
                <Avatar key={username} name={username} src={avatar} size={24} />
              ))}
            </span>
          </div>
        );
      })}
    </fieldset>
  );
}
