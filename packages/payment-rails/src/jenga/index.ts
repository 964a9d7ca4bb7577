export { type JengaConfig, jengaConfig } from './config.ts';
export { createJenga } from './jenga.ts';
