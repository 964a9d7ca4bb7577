import { type ComponentType, createElement, lazy, useState } from 'react';
import { type Fetched, fetchOnce } from '../fetch-once.ts';

/**
 * A dialog whose code is fetched when it is first rendered, or before that by its `fetch`: it is then drawn at once, while
 * React shows what it had to wait for no sooner than 300 ms after it began to wait. Give it a `Suspense` of its own, so that
 * only it waits, also for a device that is offline to be connected.
 */
export function onDemand<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  const code = fetchOnce(load);
  const awaited = lazy(async () => ({ default: await loadConnected(code.load) }));
  return Object.assign((props: Props) => createElement(Demanded<Props>, { code, awaited, props }), {
    fetch: code.load,
  });
}

/** Loads, once more when the device is connected where it failed for being offline: the page would fail with it. */
async function loadConnected<Code>(load: () => Promise<Code>): Promise<Code> {
  try {
    return await load();
  } catch (error) {
    if (navigator.onLine) throw error;
    await new Promise((resolve) => addEventListener('online', resolve, { once: true }));
    return load();
  }
}

interface DemandedProps<Props> {
  code: Fetched<ComponentType<Props>>;
  awaited: ComponentType<Props>;
  props: Props;
}

function Demanded<Props extends object>({ code, awaited, props }: DemandedProps<Props>) {
  // Another component later would begin anew, and what was typed into this one would be lost.
  const [Shown] = useState(() => code.get() ?? awaited);
  return createElement(Shown, props);
}
