import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { type CallExpression, type Expression, parseSync } from '@swc/core';
import { expect, test } from 'vitest';
import { type Part, sentenceCodeOf } from '../apps/server/src/texts/sentence-code.ts';

const root = fileURLToPath(new URL('..', import.meta.url));

/** What the server or the contract says, and the part of `errors.json` that has to know it. */
interface Sentence {
  file: string;
  says: string;
  part: Part;
}

/** What an expression may say: a figure, or an amount, stands for what it fills in. Nothing where it is said elsewhere. */
function wordings(expression: Expression): string[] {
  switch (expression.type) {
    case 'StringLiteral':
      return [expression.value];
    case 'ConditionalExpression':
      return [expression.consequent, expression.alternate].flatMap(wordings);
    case 'TemplateLiteral': {
      const fills = expression.expressions.map((one) => (isAmount(one) ? 'KES 7.00' : '7'));
      return [expression.quasis.map(({ cooked, raw }, at) => `${cooked ?? raw}${fills[at] ?? ''}`).join('')];
    }
    default:
      return [];
  }
}

/** Amounts are written by these two. */
const isAmount = (expression: Expression) =>
  expression.type === 'CallExpression' &&
  expression.callee.type === 'Identifier' &&
  ['inWords', 'words'].includes(expression.callee.value);

/** The values of an object that is written out. */
const valuesOf = (expression: Expression | undefined): Expression[] =>
  expression?.type === 'ObjectExpression'
    ? expression.properties.flatMap((one) => (one.type === 'KeyValueProperty' ? [one.value] : []))
    : [];

/** What the arguments of the functions of `http/errors.ts` are. */
const thrown: Record<string, (args: Expression[]) => [Part, Expression[]][]> = {
  badInput: ([fields, sentence]) => [
    ['field', valuesOf(fields)],
    ['says', sentence ? [sentence] : []],
  ],
  badRequest: ([sentence]) => [['says', sentence ? [sentence] : []]],
  unauthorised: ([sentence]) => [['says', sentence ? [sentence] : []]],
  unavailable: ([sentence]) => [['says', sentence ? [sentence] : []]],
  conflict: ([sentence, fields]) => [
    ['says', sentence ? [sentence] : []],
    ['field', valuesOf(fields)],
  ],
  unprocessable: ([sentence, fields]) => [
    ['says', sentence ? [sentence] : []],
    ['field', valuesOf(fields)],
  ],
  rewardNotConfirmed: ([sentence]) => [['says', sentence ? [sentence] : []]],
  forbidden: ([what]) => [['may', what ? [what] : []]],
  notFound: ([noun]) => [['noun', noun ? [noun] : []]],
  found: ([, noun]) => [['noun', noun ? [noun] : []]],
};

function sentencesOf(file: string): Sentence[] {
  const module = parseSync(readFileSync(root + file, 'utf8'), { syntax: 'typescript' });
  const sentences: Sentence[] = [];
  const note = (part: Part, expressions: Expression[]) => {
    for (const says of expressions.flatMap(wordings)) sentences.push({ file, says, part });
  };
  const visit = (node: unknown): void => {
    if (typeof node !== 'object' || node === null) return;
    if (isCall(node) && node.callee.type === 'Identifier') {
      const args = node.arguments.map(({ expression }) => expression);
      for (const [part, said] of thrown[node.callee.value]?.(args) ?? []) note(part, said);
    }
    if (file.startsWith('packages/contract/') && isProperty(node, 'error')) note('field', [node.value]);
    if (/handlers\.ts$|\/stops\.ts$/.test(file) && isProperty(node, 'message')) note('done', [node.value]);
    for (const child of Object.values(node)) visit(child);
  };
  visit(module.body);
  return sentences;
}

const isCall = (node: object): node is CallExpression => 'type' in node && node.type === 'CallExpression';
const isProperty = (node: object, name: string): node is { value: Expression } =>
  'type' in node &&
  node.type === 'KeyValueProperty' &&
  'key' in node &&
  Reflect.get(node.key ?? {}, 'value') === name;

const files = globSync(['apps/server/src/**/*.ts', 'packages/contract/src/**/*.ts'], { cwd: root }).filter(
  (file) => !/\.test\.ts$|\.d\.ts$|server\/src\/(seed|config)\/|http\/errors\.ts$/.test(file),
);

/** Sentences that are put together of parts, by what is seen of them above, as people read them. */
const composed: Record<string, string[]> = {
  '7 has the status 7. 7': ['SHOP-1 has the status Done. From there it can be moved to In review or To do.'],
  '7 is done. Reopen it to change its 7.': [
    'SHOP-1 is done. Reopen it to change its reward.',
    'SHOP-1 is done. Reopen it to change its assignees.',
  ],
  'The file 7 would be refused: of 7 (7) 77.': [
    'The file P10 would be refused: of Amina (7) the KRA PIN is missing.',
    'The file P10 would be refused: of Amina (7) the KRA PIN is missing (and 2 more).',
  ],
  '7 this role. Give them another one first.': [
    'One person has this role. Give them another one first.',
    '2 people have this role. Give them another one first.',
  ],
  '7 this role. Revoke 7 first.': [
    'One open invitation gives this role. Revoke it first.',
    '2 open invitations give this role. Revoke them first.',
  ],
  '7 cannot be paid yet. Correct or skip them first.': [
    'One employee cannot be paid yet. Correct or skip them first.',
    '2 employees cannot be paid yet. Correct or skip them first.',
  ],
  'Not in this payroll yet: 7. Calculate it anew.': [
    'Not in this payroll yet: Amina Otieno. Calculate it anew.',
    'Not in this payroll yet: Amina Otieno and 2 more. Calculate it anew.',
  ],
  'What the pay of 7 follows from was changed since this was calculated. Calculate it anew.': [
    'What the pay of Amina Otieno follows from was changed since this was calculated. Calculate it anew.',
    'What the pay of Amina Otieno and 2 more follows from was changed since this was calculated. Calculate it anew.',
  ],
  '7 not marked as reviewed yet.': [
    'One change since last month is not marked as reviewed yet.',
    '2 changes since last month are not marked as reviewed yet.',
  ],
  'This pays KES 7.00 to 7. Confirm the amount.': [
    'This pays KES 7.00 to one person. Confirm the amount.',
    'This pays KES 7.00 to 2 people. Confirm the amount.',
  ],
  '7 is attached to 7. Remove it there first.': [
    'a.pdf is attached to a task. Remove it there first.',
    'a.pdf is attached to 2 tasks. Remove it there first.',
  ],
  '7 7 of files, and 7 is the most. This one of 7 does not fit: delete some that are not needed.': [
    'You have 7 MB of files, and 8 MB is the most. This one of 2 MB does not fit: delete some that are not needed.',
    'This workspace has 7 MB of files, and 8 MB is the most. This one of 2 MB does not fit: delete some that are not needed.',
  ],
  '7 a withdrawal of your own': ['approve a withdrawal of your own', 'refuse a withdrawal of your own'],
  '7 withdrawals': ['approve withdrawals', 'refuse withdrawals'],
  '7 receivers': ['see receivers', 'add receivers', 'change receivers', 'remove receivers'],
};

/** Fits whatever else a field must be; a sentence that is written out has a text of its own. */
const anyForm = 'field.must-be-form';

test('every refusal and every answer that the server or the contract writes out has its texts in four languages', () => {
  const sentences = files
    .flatMap(sentencesOf)
    .flatMap((one) => (composed[one.says] ?? [one.says]).map((says) => ({ ...one, says })));
  expect(sentences.length).toBeGreaterThan(350);
  const unknown = sentences.filter(({ says, part }) => {
    const code = sentenceCodeOf(says, part)?.code;
    return code === undefined || (code === anyForm && !/^must be 7$/.test(says));
  });
  expect(unknown).toEqual([]);
});
