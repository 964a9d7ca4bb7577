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
}

/** Finds workspaces, as they were a minute ago at most. */
export interface Workspaces {
  withKey(key: string): Promise<KnownWorkspace | undefined>;
  /** The one whose own address has this host, such as `acme.kazi.example`. */
  atHost(host: string): Promise<KnownWorkspace | undefined>;
  /** Where people reach the workspace with this id, without a trailing slash. */
  addressOf(id: string): Promise<string>;
}
