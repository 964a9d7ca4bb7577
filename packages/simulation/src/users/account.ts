/** How much of something a plan includes is used. */
export interface Usage {
  used: number;
  limit: number;
}

export interface UserProject {
  id: number;
  name: string;
  /** The person or firm it is for. */
  client: string;
  tasks: Usage;
  hours: number;
}

export const activityKinds = ['accepted', 'invoiced', 'invited', 'uploaded', 'met', 'password'] as const;

export interface Activity {
  id: number;
  /** ISO 8601. */
  at: string;
  kind: (typeof activityKinds)[number];
  detail: string;
}

/** Where somebody is logged in. */
export interface Device {
  id: number;
  browser: string;
  /** Operating system. */
  system: string;
  device: string;
  place: string;
  /** ISO 8601. */
  lastSeen: string;
  isCurrent: boolean;
}

export const noticeEvents = ['assigned', 'mentioned', 'paid', 'device', 'week'] as const;

/** One kind of news, and by which ways it comes. */
export interface Notice {
  event: (typeof noticeEvents)[number];
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
