/** How much of something a plan includes is used. */
export interface Usage {
  used: number;
  limit: number;
}

export interface UserProject {
  id: number;
  name: string;
  /** Who it is for. */
  client: string;
  tasks: Usage;
  hours: number;
}

export interface Activity {
  id: number;
  /** ISO 8601. */
  at: string;
  what: string;
  detail: string;
}

/** Where somebody is logged in. */
export interface Device {
  id: number;
  browser: string;
  device: string;
  place: string;
  /** ISO 8601. */
  lastSeen: string;
  isCurrent: boolean;
}

/** One kind of news, and by which ways it comes. */
export interface Notice {
  name: string;
  email: boolean;
  browser: boolean;
  app: boolean;
}

/** What stands on a user's page beside the user. */
export interface Account {
  tasksDone: number;
  projectsDone: number;
  /** ISO 8601. */
  memberSince: string;
  usage: { seats: Usage; storageGb: Usage; requests: Usage };
  projects: UserProject[];
  activity: Activity[];
  /** A code by text message is asked for at login. */
  hasTwoSteps: boolean;
  devices: Device[];
  /** Days of the period that is paid for. */
  period: Usage;
  card: { brand: string; lastDigits: string; expires: string };
  billingAddress: { company: string; street: string; city: string; country: string; taxPin: string };
  notices: Notice[];
}
