import { type Email, type Folder, listEmails } from '@kazi/simulation/email';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { answerOf } from '../../calls/use-answer.ts';
import { useMailChanges } from '../changes/use-mail-changes.ts';
import { type Begun, begunFrom } from '../compose/begun.ts';
import { folderLooks, labelLooks } from '../looks.ts';
import { type EmailSearch, listQuery } from '../search.ts';
import { useWays } from '../use-ways.ts';
import { ListState } from './list-state.tsx';
import { ListTools } from './list-tools.tsx';
import classes from './mail-list.module.css';
import { MailRow } from './mail-row.tsx';
import { useFocusBack } from './use-focus-back.ts';
import { useMailKeys } from './use-mail-keys.ts';
import { useSelection } from './use-selection.ts';

interface MailListProps {
  search: EmailSearch;
  onOpenFolders: () => void;
  onWrite: (begun: Begun) => void;
}

/** The mails of a folder, with what can be done with those that are selected. */
export function MailList({ search, onOpenFolders, onWrite }: MailListProps) {
  const query = listQuery(search);
  const emails = useQuery({ ...answerOf(listEmails, query), placeholderData: keepPreviousData });
  const mails = useMemo(() => emails.data?.emails ?? [], [emails.data]);
  const selection = useSelection(
    JSON.stringify(query),
    mails.map(({ id }) => id),
  );
  const changes = useMailChanges(search);
  const ways = useWays(search);
  useFocusBack(search.mail);

  const selected = mails.filter(({ id }) => selection.has(id));
  const move = (moved: readonly Email[], folder: Folder) => {
    ways.goOn(mails, moved);
    changes.move(moved, folder);
  };
  useMailKeys({ search, mails, selected, onSelect: selection.toggle, changes, ways, onMove: move });

  const folder = folderLooks[query.folder].name;
  const name = query.label ? `${folder}, ${labelLooks[query.label].name}` : folder;
  return (
    <section className={classes.list} aria-label={name}>
      <ListTools
        key={query.folder + query.label}
        search={search}
        name={name}
        mails={mails}
        selected={selected}
        selection={selection}
        changes={changes}
        onMove={move}
        onOpenFolders={onOpenFolders}
        onWrite={onWrite}
      />
      <ListState query={emails} search={search}>
        <ul className={classes.rows}>
          {mails.map((mail) => (
            <MailRow
              key={mail.id}
              mail={mail}
              isSelected={selection.has(mail.id)}
              isOpen={mail.id === search.mail}
              onSelect={() => selection.toggle(mail.id)}
              onStar={() => changes.star([mail], !mail.isStarred)}
              onWrite={() => onWrite(begunFrom(mail))}
            />
          ))}
        </ul>
      </ListState>
    </section>
  );
}
