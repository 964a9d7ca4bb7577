export { type DarajaConfig, darajaConfig } from './config.ts';
export { createDaraja } from './daraja.ts';
