import { get, type Nothing, post } from '../core/call.ts';

/* Additions: the specification's list has no notifications. */

export interface DemoNotification {
  id: number;
  kind: 'order' | 'message' | 'payment' | 'stock' | 'system';
  /** The person, company or product it is about, as it is written; empty where the kind says all. */
  name: string;
  /** What was ordered. */
  what?: string;
  /** A sentence that belongs to it, as it was written. */
  detail?: string;
  /** What was paid, in whole Kenya shillings, and the number of the invoice. */
  paid?: { amount: number; invoice: number };
  /** How many are left. */
  left?: number;
  /** The sender; the shop itself if there is none. */
  person: { fullName: string; avatar: string } | null;
  /** ISO 8601. */
  at: string;
  isRead: boolean;
  /** The page that it is about. */
  link: { to: string; search?: { q?: string; chat?: number } };
}

export const listNotifications = get<Nothing, { notifications: DemoNotification[] }>(
  '/api/notifications/data',
);
/** Marks some as read, or all where no ids are given. */
export const readNotifications = post<{ ids?: number[] }, Nothing>('/api/notifications/read');
