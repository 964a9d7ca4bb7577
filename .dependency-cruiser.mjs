/**
 * The picture of ARCHITECTURE.md as rules: who may import whom. A path of a rule is a regular expression on
 * the path from the clone's root; `$1` is what the brackets of `from.path` matched.
 */
const tests = '\\.test\\.tsx?$|^apps/server/test/|^e2e/|^bench/';

/**
 * The folders of the server from the lowest to the highest. A folder imports only from those before it, types
 * included; the folders of one step do not import each other. A circle is therefore not possible.
 */
const layers = [
  ['texts'],
  ['config'],
  ['database'],
  ['ports'],
  ['observability', 'events', 'jobs', 'pdf', 'backup'],
  ['mail'],
  ['http'],
];
const steps = [
  ['access'],
  ['files'],
  ['identity'],
  ['organisation', 'activity'],
  ['money'],
  ['payroll'],
  ['work'],
];
export const order = [...layers, ...steps, ['seed', 'workspaces', 'check']];
const areas = steps.flat().join('|');

/** The areas of the web's business application, from the lowest to the highest; those of access and files have no screens of their own. */
export const webOrder = steps.filter(([area]) => area !== 'access' && area !== 'files');

/** Forbids each folder of `base` what stands after it in the order or beside it. */
const oneWay = (base, order, comment) =>
  order.flatMap((step, at) =>
    step.map((folder) => {
      const others = order
        .slice(at)
        .flat()
        .filter((other) => other !== folder);
      return {
        name: 'one-way',
        comment,
        severity: 'error',
        from: { path: `^${base}/${folder}/`, pathNot: tests },
        to: { path: `^${base}/(${others.join('|')})/` },
      };
    }),
  );

/** @type {import('dependency-cruiser').IConfiguration} */
export default {
  forbidden: [
    {
      name: 'no-cycles',
      comment: 'Two files that need each other are one thing, or hide a third. Imports of types count.',
      severity: 'error',
      from: { pathNot: '\\.gen\\.ts$' },
      to: { circular: true },
    },
    {
      name: 'found',
      comment: 'Every import leads somewhere.',
      severity: 'error',
      from: {},
      to: { couldNotResolve: true, pathNot: '^virtual:' },
    },
    {
      name: 'packages-know-no-app',
      severity: 'error',
      from: { path: '^packages/' },
      to: { path: '^(apps|e2e|bench)/' },
    },
    {
      name: 'packages-by-name',
      comment: 'A package is used by its name and its declared entries, never by a path into it.',
      severity: 'error',
      from: { path: '^((?:apps|packages)/[^/]+)/' },
      to: { path: '^packages/', pathNot: '^$1/', dependencyTypes: ['local'] },
    },
    {
      name: 'packages-one-way',
      comment:
        'The contract takes payroll’s words; ledger and rails the contract’s amounts and words of money.',
      severity: 'error',
      from: { path: '^packages/([^/]+)/', pathNot: tests },
      to: {
        path: '^packages/',
        pathNot: [
          '^packages/$1/',
          '^packages/payroll-ke/',
          '^packages/contract/src/(shared/cents|money/words)\\.ts$',
        ],
      },
    },
    {
      name: 'packages-one-way',
      severity: 'error',
      from: { path: '^packages/(ledger|payment-rails|simulation|ui)/', pathNot: tests },
      to: { path: '^packages/payroll-ke/' },
    },
    {
      name: 'packages-one-way',
      severity: 'error',
      from: { path: '^packages/(payroll-ke|simulation|ui)/', pathNot: tests },
      to: { path: '^packages/contract/' },
    },
    {
      name: 'apps-apart',
      severity: 'error',
      from: { path: '^apps/([^/]+)/' },
      to: { path: '^apps/', pathNot: '^apps/$1/' },
    },
    {
      name: 'web-uses',
      severity: 'error',
      from: { path: '^apps/web/' },
      to: { path: '^packages/', pathNot: '^packages/(contract|simulation|ui)/' },
    },
    {
      name: 'server-uses',
      severity: 'error',
      from: { path: '^apps/server/' },
      to: { path: '^packages/', pathNot: '^packages/(contract|ledger|payment-rails|payroll-ke)/' },
    },
    {
      name: 'no-import-from-tests',
      severity: 'error',
      from: { pathNot: tests },
      to: { path: tests },
    },
    {
      name: 'protocol-servers-are-for-tests',
      severity: 'error',
      from: { pathNot: [tests, '/testing/'] },
      to: { path: ['^packages/payment-rails/src/testing/', '^packages/payment-rails/src/[^/]+/testing/'] },
    },
    {
      name: 'areas-by-their-index',
      comment: 'One area uses another only through its index.ts.',
      severity: 'error',
      from: { path: `^((?:apps/server|packages/contract)/src|apps/web/src/business)/(${areas})/` },
      to: { path: `^$1/(${areas})/`, pathNot: [`^$1/$2/`, `^$1/(${areas})/index\\.tsx?$`] },
    },
    {
      name: 'assembly-uses-areas-by-their-index',
      severity: 'error',
      from: { path: '^apps/server/src/', pathNot: [tests, `^apps/server/src/(${areas})/`] },
      to: { path: `^apps/server/src/(${areas})/`, pathNot: `^apps/server/src/(${areas})/index\\.ts$` },
    },
    ...oneWay(
      'apps/server/src',
      order,
      'A folder of the server imports only from those before it in the order above.',
    ),
    ...oneWay(
      'apps/web/src/business',
      webOrder,
      'An area of the web imports only from those before it, as those of the server do.',
    ),
    {
      name: 'assembly-stands-above',
      comment: 'The files that put a server together are imported by each other only, not from a folder.',
      severity: 'error',
      from: { path: '^apps/server/src/[^/]+/', pathNot: tests },
      to: {
        path: '^apps/server/src/[^/]+\\.ts$',
        pathNot: '^apps/server/src/(services|refuse|page|input|depth|text-bytes)\\.ts$',
      },
    },
    {
      name: 'refusals-below-all-areas',
      comment: 'What all areas refuse, page and take in by: no HTTP, no area.',
      severity: 'error',
      from: { path: '^apps/server/src/(refuse|page|input|depth|text-bytes)\\.ts$' },
      to: { path: '^apps/server/src/', pathNot: '^apps/server/src/(texts/|refuse\\.ts$)' },
    },
    {
      name: 'areas-know-no-http',
      comment: 'An area has its calls and their context from http, and nothing else: errors are refusals.',
      severity: 'error',
      from: { path: `^apps/server/src/(${areas})/`, pathNot: tests },
      to: {
        path: '^apps/server/src/http/',
        pathNot: '^apps/server/src/http/(procedures|recent-login|once/once)\\.ts$',
      },
    },
    {
      name: 'services-know-no-area',
      comment: 'What the areas supply to the parts below them is declared in ports.',
      severity: 'error',
      from: { path: '^apps/server/src/services\\.ts$' },
      to: { path: '^apps/server/src/', pathNot: '^apps/server/src/(config|database|ports)/' },
    },
    {
      name: 'areas-below-the-frame',
      comment:
        'Frame, routes and the pages that several areas fill stand above the areas; none of them reaches up into these.',
      severity: 'error',
      from: { path: `^apps/web/src/business/(${areas})/` },
      to: { path: '^apps/web/src/business/(frame|pages|routes)/' },
    },
    {
      name: 'variants-apart',
      comment: 'The business and the demo variant share only what lies beside them.',
      severity: 'error',
      from: { path: '^apps/web/src/(business|demo)/' },
      to: { path: '^apps/web/src/(business|demo)/', pathNot: '^apps/web/src/$1/' },
    },
  ],
  options: {
    // See docs/decisions/2026-11-21-boundaries.md for the parser.
    parser: 'swc',
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)(dist|test-results|playwright-report)/' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'types', 'node', 'default'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.json', '.css'],
    },
  },
};
