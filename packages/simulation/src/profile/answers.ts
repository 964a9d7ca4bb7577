import { type Answer, on } from '../core/answers.ts';
import { sampleState } from '../core/state.ts';
import { getProfile } from './contract.ts';
import { profile } from './data.ts';

const state = sampleState(profile);

export const answers: readonly Answer[] = [on(getProfile, () => state())];
