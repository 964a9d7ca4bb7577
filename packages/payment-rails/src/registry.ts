import { coop } from './coop/coop.ts';
import { daraja } from './daraja/daraja.ts';
import { jenga } from './jenga/jenga.ts';
import { sandbox } from './sandbox/sandbox.ts';

/** Every rail by its name, which configurations and the database use. */
export const registry = { sandbox, coop, daraja, jenga };

export type RailName = keyof typeof registry;

const isRail = (name: string): name is RailName => Object.hasOwn(registry, name);

/** The names of all rails. */
export const railNames: readonly RailName[] = Object.keys(registry).filter(isRail);

/** The title of a rail; the name itself if it has left the registry. */
export const railTitle = (name: string): string => (isRail(name) ? registry[name].title : name);
