export { type CoopConfig, coopConfig } from './config.ts';
export { createCoop } from './coop.ts';
