import type { Event } from '@kazi/contract/activity';
import type { Position } from '../database/position.ts';

/** Signals from all servers, this one included, over PostgreSQL's LISTEN and NOTIFY. */
export interface Hub {
  /** Calls the listener with the payload of every signal of the topic. Returns the function that removes it. */
  onSignal(topic: string, listener: (payload: string) => void): () => void;
  /** Calls the listener when signals may have been missed, so that it can drop what they keep current. */
  onInterruption(listener: () => void): () => void;
  /** Whether signals arrive at this moment. */
  listening(): boolean;
  close(): Promise<void>;
}

/** An event as subscribers get it, and the users it concerns, which stay on the server. */
export interface FeedEvent {
  event: Event;
  parties: readonly string[];
  /** How far the database was when it was read, where reads may come from replicas. */
  position?: Position | undefined;
}

/** An id to go on after: all events before it have been handed on, but for those that are committed late. */
export interface Reached {
  reached: string;
}

/** The events that one reader waits for. Iteration ends when it is closed. */
export interface Subscription extends AsyncIterable<FeedEvent | Reached> {
  /** Puts a mark behind what has been handed on so far. False while events are on their way: then it puts none. */
  mark(): boolean;
  close(): void;
}

/** Passes every event of a workspace, from all servers, to the readers on this server. */
export interface Feed {
  /**
   * Subscribes a person to the events of their workspace that `wanted` keeps. Where there are too many subscriptions,
   * says whose: the person's own, or the server's.
   */
  subscribe(
    reader: { tenant: string; user: string },
    wanted: (event: FeedEvent) => boolean,
  ): Subscription | 'too many of one' | 'too many';
  /** The number of open subscriptions. */
  size(): number;
  /** Closes every subscription, later ones too. */
  close(): void;
}
