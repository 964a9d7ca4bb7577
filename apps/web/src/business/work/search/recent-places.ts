import { useEffect } from 'react';
import { deviceStorage } from '../../../boot/storage.ts';
import { own } from '../../../session/session.ts';
import { lastVisit, type Visit } from '../../../shell/page/visits.ts';
import { links } from '../../links.ts';

const key = `${own}recent`;
const most = 8;

type Kind = keyof typeof links;

/** A record that was looked at on this device. */
export interface RecentPlace {
  kind: Kind;
  id: string;
  title: string;
}

const folders: Readonly<Record<string, Kind>> = {
  projects: 'project',
  apps: 'app',
  tasks: 'task',
  flows: 'flow',
  people: 'person',
};

/** The records looked at last, newest first. */
export function recentPlaces(): RecentPlace[] {
  try {
    const kept: unknown = JSON.parse(deviceStorage.get(key) ?? '[]');
    return Array.isArray(kept) ? kept.filter(isPlace) : [];
  } catch {
    return [];
  }
}

/** Remembers which records are looked at, for the command palette. Once, around every screen. */
export function useRecentPlaces(): void {
  useEffect(() => {
    // The first page is open before the frame around it listens.
    remember(lastVisit.get());
    return lastVisit.subscribe(remember).unsubscribe;
  }, []);
}

function remember(visit: Visit | undefined): void {
  if (!visit) return;
  const { path, title } = visit;
  const [, folder = '', id] = path.split('/');
  const kind = folders[folder];
  if (!kind || !id || !isId(id)) return;
  const others = recentPlaces().filter((place) => place.id !== id);
  deviceStorage.set(key, JSON.stringify([{ kind, id, title }, ...others].slice(0, most)));
}

const isId = (text: string) => /^[\da-f]{8}-[\da-f-]{27}$/.test(text);

function isPlace(value: unknown): value is RecentPlace {
  return (
    typeof value === 'object' &&
    value !== null &&
    'id' in value &&
    'title' in value &&
    'kind' in value &&
    typeof value.kind === 'string' &&
    value.kind in links
  );
}
