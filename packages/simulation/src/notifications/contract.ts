import { get, type Nothing, post } from '../core/call.ts';

/* Additions: the specification's list has no notifications. */

export interface DemoNotification {
  id: number;
  kind: 'order' | 'message' | 'payment' | 'stock' | 'system';
  title: string;
  detail: string;
  /** The sender; the shop itself if there is none. */
  person: { fullName: string; avatar: string } | null;
  /** ISO 8601. */
  at: string;
  isRead: boolean;
}

export const listNotifications = get<Nothing, { notifications: DemoNotification[] }>(
  '/api/notifications/data',
);
/** Marks some as read, or all where no ids are given. */
export const readNotifications = post<{ ids?: number[] }, Nothing>('/api/notifications/read');

export const calls = [listNotifications, readNotifications];
