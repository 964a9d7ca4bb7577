export { type Behaviour, byMagicAmount, magicAmounts, type Rule } from './behaviour.ts';
export type { SandboxOptions } from './options.ts';
export { createSandbox, type SandboxRail } from './sandbox.ts';
export type { SandboxOrder, SandboxStore } from './store.ts';
