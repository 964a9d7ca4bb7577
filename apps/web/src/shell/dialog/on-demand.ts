import { type ComponentType, lazy } from 'react';

/** A dialog whose code is fetched when it is first rendered. Give it a `Suspense` of its own, so that only it waits. */
export const onDemand = <Props extends object>(load: () => Promise<ComponentType<Props>>) =>
  lazy(async () => ({ default: await load() }));
