export type StageState = 'past' | 'current' | 'ahead';

/** How a stage stands to the one the flow is in, by their places; `current` is -1 where it is in none. */
export function stageState(stage: number, current: number): StageState {
  if (stage === current) return 'current';
  return stage < current ? 'past' : 'ahead';
}
