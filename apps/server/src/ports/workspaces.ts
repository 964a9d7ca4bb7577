import type { Look } from '../database/workspace-look.ts';

/** A workspace as those see it who reach it. */
export interface KnownWorkspace {
  id: string;
  /** What the header X-Project names. */
  key: string;
  /** As people read it. */
  name: string;
  /** Where its people reach it, without a trailing slash: an address of its own, or the server's. */
  publicUrl: string;
  /** How many of its calls this server works on at once; undefined for no limit. */
  callsAtOnce: number | undefined;
  look: Look;
}

/** The topic that signals every server that what workspaces show themselves by has changed. */
export const workspacesChanged = 'workspaces';

/** Finds workspaces, as they were a minute ago at most. */
export interface Workspaces {
  withKey(key: string): Promise<KnownWorkspace | undefined>;
  /** The one whose own address has this host, such as `acme.kazi.example`. */
  atHost(host: string): Promise<KnownWorkspace | undefined>;
  withId(id: string): Promise<KnownWorkspace | undefined>;
  /** Where people reach the workspace with this id, without a trailing slash. */
  addressOf(id: string): Promise<string>;
  /** Looks all of them up anew. */
  forget(): void;
}
