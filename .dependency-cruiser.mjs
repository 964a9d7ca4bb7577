/**
 * The picture of ARCHITECTURE.md as rules: who may import whom. A path of a rule is a regular expression on
 * the path from the clone's root; `$1` is what the brackets of `from.path` matched.
 */
const areas = 'identity|organisation|work|money|files|activity';
const tests = '\\.test\\.tsx?$|^apps/server/test/|^e2e/|^bench/';

/** @type {import('dependency-cruiser').IConfiguration} */
export default {
  forbidden: [
    {
      name: 'no-cycles',
      comment:
        'Two files that need each other are one thing, or hide a third. Types may: they are gone at run time.',
      severity: 'error',
      from: { pathNot: '\\.gen\\.ts$' },
      to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
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
    {
      name: 'layers-know-no-area',
      comment: 'What every area stands on knows none of them; they are put together in the files above.',
      severity: 'error',
      from: {
        path: '^apps/server/src/(http|database|events|jobs|mail|config|observability)/',
        pathNot: [tests, '^apps/server/src/http/router\\.ts$'],
      },
      to: { path: `^apps/server/src/(${areas}|seed)/` },
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
