import { dayMs } from '../../shell/days.ts';

/** What a key lets its program do, the most first. */
export const keyKinds = ['full', 'write', 'read'] as const;
export type KeyKind = (typeof keyKinds)[number];

export interface ApiKey {
  id: string;
  name: string;
  kind: KeyKind;
  secret: string;
  /** When it was made. */
  madeAt: Date;
}

const secretBytes = 16;

function secretOf(bytes: Uint8Array): string {
  return `kz_${[...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('')}`;
}

/** A key that cannot be guessed. */
export function newKey(kind: KeyKind, name: string): ApiKey {
  const secret = secretOf(crypto.getRandomValues(new Uint8Array(secretBytes)));
  return { id: secret, name, kind, secret, madeAt: new Date() };
}

const daysAgo = (days: number) => new Date(Date.now() - days * dayMs);

export const sampleKeys = (): ApiKey[] => [
  { ...newKey('full', 'Till at Ziwa Fresh Foods'), madeAt: daysAgo(40) },
  { ...newKey('read', 'Monthly report'), madeAt: daysAgo(123) },
  { ...newKey('write', 'Stock import'), madeAt: daysAgo(301) },
];
