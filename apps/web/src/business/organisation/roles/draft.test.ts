import { describe, expect, test } from 'vitest';
import { changesIn, emptyDraft, holds, permissionsOf, toggled, without } from './draft.ts';

const agent = { id: 'agent', permissions: ['read', 'comment'] };
const client = { id: 'client', permissions: ['read'] };

describe('a draft of roles', () => {
  test('gives and takes permissions without touching what is saved', () => {
    const draft = toggled(toggled(emptyDraft, agent, 'assign'), agent, 'comment');
    expect(permissionsOf(draft, agent)).toEqual(['read', 'assign']);
    expect(holds(draft, agent, 'comment')).toBe(false);
    expect(permissionsOf(draft, client)).toEqual(['read']);
    expect(agent.permissions).toEqual(['read', 'comment']);
  });

  test('forgets what is back as it was', () => {
    const draft = toggled(toggled(emptyDraft, agent, 'assign'), agent, 'assign');
    expect(changesIn(draft, [agent, client])).toEqual([]);
    expect(draft.size).toBe(0);
  });

  test('keeps what is wanted when somebody else saves something else meanwhile', () => {
    const draft = toggled(emptyDraft, agent, 'assign');
    const newer = { ...agent, permissions: ['read', 'upload'] };
    expect(permissionsOf(draft, newer)).toEqual(['read', 'upload', 'assign']);
    expect(changesIn(draft, [newer])).toEqual([{ role: 'agent', permission: 'assign' }]);
  });

  test('has no change left where somebody else saved the same', () => {
    const draft = toggled(emptyDraft, agent, 'assign');
    const newer = { ...agent, permissions: [...agent.permissions, 'assign'] };
    expect(changesIn(draft, [newer])).toEqual([]);
    expect(permissionsOf(draft, newer)).toEqual(newer.permissions);
  });

  test('loses a role once that is saved', () => {
    const draft = toggled(toggled(emptyDraft, agent, 'assign'), client, 'assign');
    expect(changesIn(without(draft, 'agent'), [agent, client])).toEqual([
      { role: 'client', permission: 'assign' },
    ]);
  });
});
