import type { Notification } from '@kazi/contract/activity';
import { Money } from '@kazi/ui/money';
import type { ReactNode } from 'react';
import { links } from '../../links.ts';

interface Place {
  to: string;
  /** The number of a task, the amount of a payment. */
  number?: ReactNode;
  name: string;
}

/** What a notification is about, where that is still to be seen. */
export function placeOf({ kind, task, flow, payment }: Notification): Place | undefined {
  if (task) return { to: links.task(task._id), number: task.number, name: task.title };
  if (flow) return { to: links.flow(flow._id), name: flow.name };
  if (!payment) return undefined;
  const { id, amount, currency, name } = payment;
  const to = kind === 'alert' ? '/wallet/reconciliation' : `/wallet/payments/${id}`;
  return { to, number: <Money amount={amount} currency={currency} />, name };
}
