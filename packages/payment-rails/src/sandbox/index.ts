export { type Behaviour, byMagicAmount, magicAmounts, type Rule } from './behaviour.ts';
export type { SandboxOptions } from './options.ts';
export { createSandbox, type SandboxRail } from './sandbox.ts';
export { memoryStore, type SandboxOrder, type SandboxStore } from './store.ts';
