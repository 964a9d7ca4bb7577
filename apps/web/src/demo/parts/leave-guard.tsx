import { type ReactNode, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Confirm } from '../../shell/dialog/confirm.tsx';
import { LeaveGuard as Guard, toOtherPage } from '../../shell/dialog/leave-guard.tsx';

interface LeaveGuardProps {
  isOn: boolean;
  leaves?: Parameters<typeof Guard>[0]['leaves'];
}

/** The guards that are on, one for each form of a page that holds something: the first asks for all of them. */
const guards = new Set<object>();

/** Asks before changes that are not saved are left behind. */
export function LeaveGuard({ isOn, leaves = toOtherPage }: LeaveGuardProps) {
  const [self] = useState({});
  useEffect(() => {
    if (!isOn) return;
    guards.add(self);
    return () => void guards.delete(self);
  }, [isOn, self]);
  return <Guard isOn={isOn} leaves={(change) => [...guards][0] === self && leaves(change)} {...useWords()} />;
}

function useWords() {
  const { t } = useTranslation('demo');
  return {
    title: t('parts.leave.title'),
    message: t('parts.leave.message'),
    confirmLabel: t('parts.leave.confirm'),
  };
}

/** What closes a form in a dialog or a panel: it asks first where something was typed, as does a way out by the browser's history. */
export function useClosing(
  isDirty: boolean,
  onClose: () => void,
): { close: () => void; question: ReactNode } {
  const { message, ...words } = useWords();
  const [isLeaving, setLeaving] = useState(false);
  // The key that closes closes what is on top first: a dialog that was opened from here.
  const isOnTop = () => document.querySelectorAll('[role="dialog"][aria-modal]').length === 1;
  return {
    close() {
      if (!isOnTop()) return;
      if (isDirty) setLeaving(true);
      else onClose();
    },
    question: (
      <>
        <LeaveGuard isOn={isDirty && !isLeaving} leaves={closes} />
        {isLeaving && (
          <Confirm {...words} danger busy={false} onConfirm={onClose} onClose={() => setLeaving(false)}>
            {message}
          </Confirm>
        )}
      </>
    ),
  };
}

/** A panel that the address opens changes it as it closes by itself; a step in the history closes it too, and was not its own. */
const closes: typeof toOtherPage = (change) =>
  toOtherPage(change) || !['PUSH', 'REPLACE'].includes(change.action);
