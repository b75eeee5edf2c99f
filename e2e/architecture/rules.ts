/** The import table of ARCHITECTURE.md as rules for dependency-cruiser. */
import { globSync } from 'node:fs';
import { SERVICES } from '@portal/contract';
import { READS } from '@portal/contract/service-dependencies';
import type { IForbiddenRuleType } from 'dependency-cruiser';

/** The apps that the shell loads, found by their folders. */
export const APPS: readonly string[] = globSync('mfe-*').toSorted();

interface ModuleArea {
  readonly name: string;
  /** A pattern for the paths of the area. */
  readonly from: string;
  /** Patterns for the files of this repository that the area may import besides its own. */
  readonly may: readonly string[];
}

const CONTRACT = '^services/contract/';
const KIT = '^services/kit/';
const COMMON = '^services/common/';
const UI = '^shared-ui/src/';
const DESIGN_OF_CONTRACT = [
  'basics/(limits|rich-text)',
  'forms/form-(entries|rules)',
  'mail/rules',
  'shell/(brand|density)',
  'words/(frame-messages|input-messages|language|messages)',
];
/**
 * Files of the contract that describe requests and answers with zod. Browsers load the other files, which are smaller
 * without zod.
 */
const WIRE =
  '^services/contract/src/(index\\.ts|api/|(testing|specification|fits)/|forms/form-(definition|entries|schema|values)\\.ts|.*(/|\\.)wire\\.ts|.*\\.test\\.ts)';

/** Fakes of outside systems: tests of API clients call them, and the demo is seeded with the donors of one. */
const FAKES = '^services/fakes/src/(app|donors|organizations/described|s3/s3)\\.ts$';

const MODULE_AREAS: readonly ModuleArea[] = [
  { name: 'contract', from: '^services/contract/', may: [] },
  // Infrastructure. Code about requests, reviewers or agreements is in `common`, which kit must not import.
  { name: 'kit', from: '^(services/kit|e2e/architecture/fixtures/kit-canary)/', may: [CONTRACT] },
  {
    name: 'common',
    from: '^(services/common|e2e/architecture/fixtures/common-canary)/',
    may: [CONTRACT, KIT],
  },
  ...SERVICES.map((name) => ({
    name,
    from: `^services/${name}/`,
    may: [CONTRACT, KIT, COMMON, FAKES],
  })),
  { name: 'gateway', from: '^services/gateway/', may: [CONTRACT, KIT] },
  { name: 'fakes', from: '^services/fakes/', may: [CONTRACT] },
  { name: 'shared-ui', from: UI, may: [CONTRACT] },
  // Design components import no business objects. From the contract they may import only form descriptions, limits and
  // quoted texts.
  {
    name: 'design',
    from: `${UI}design/.*(?<!\\.test)\\.tsx?$`,
    may: [`${UI}(design|texts)/`, `${CONTRACT}src/(${DESIGN_OF_CONTRACT.join('|')})\\.ts$`],
  },
  {
    name: 'portal',
    from: `${UI}portal/.*(?<!\\.test)\\.tsx?$`,
    may: [`${UI}(portal|design|texts)/`, CONTRACT],
  },
  { name: 'shell', from: '^shell/', may: [CONTRACT, '^shared-ui/'] },
  ...APPS.map((name) => ({ name, from: `^${name}/`, may: [CONTRACT, '^shared-ui/'] })),
  { name: 'mfe-canary', from: '^e2e/architecture/fixtures/mfe-canary/', may: [CONTRACT, UI] },
  { name: 'e2e', from: '^e2e/(?!architecture/fixtures/)', may: [CONTRACT] },
];

/** Areas of the shell, lowest first: each may import those below it. `start` composes them. */
const SHELL_AREAS: ReadonlyArray<readonly [area: string, above: string]> = [
  ['pages', 'app|start'],
  ['app', 'pages|start'],
  ['remotes', 'pages|app|start'],
  ['errors', 'pages|app|start|remotes'],
  ['session', 'pages|app|start|remotes|errors'],
  ['beacon', 'pages|app|start|remotes|errors|session'],
];
const SHELL = '^(shell|e2e/architecture/fixtures/shell-canary)/src/';

const shellRules: IForbiddenRuleType[] = SHELL_AREAS.map(([area, unknown]) => ({
  name: `shell-${area}`,
  severity: 'error',
  // Tests open pages at their real addresses.
  from: { path: `${SHELL}${area}/`, pathNot: '(\\.test\\.tsx?$|/testing/)' },
  to: { path: `${SHELL}(${unknown})/` },
}));

/**
 * Features of requests, lowest first. Each may import only features of the rows before its own; type imports count too.
 * The composition root passes in what a higher feature does for a lower one.
 */
const REQUEST_FEATURES: ReadonlyArray<readonly string[]> = [
  ['request'],
  ['request-documents', 'conversation', 'revision-point'],
  ['request-writing'],
  ['request-deciding'],
  ['review'],
  ['conflict'],
  ['review-meeting'],
  ['request-bulk'],
];
const REQUESTS = '^(services/researcher|e2e/architecture/fixtures/service-canary)/src/features/';

const requestFeatureRules: IForbiddenRuleType[] = REQUEST_FEATURES.flatMap((row, level) =>
  row.map((feature) => ({
    name: `feature-${feature}`,
    severity: 'error' as const,
    from: { path: `${REQUESTS}${feature}/` },
    to: {
      path: `${REQUESTS}(${REQUEST_FEATURES.slice(level)
        .flat()
        .filter((other) => other !== feature)
        .join('|')})/`,
    },
  })),
);

/**
 * Tests create rows of another service with its factories (decision 199). The other service is a lower one; for core
 * and researcher also the higher one whose view they read. Kit's tests run on the tables of all services.
 */
const BORROWED: Readonly<Record<string, readonly string[]>> = {
  ...READS,
  kit: SERVICES,
  core: ['researcher'],
  researcher: [...READS.researcher, 'staff'],
};
const TESTING = '^services/[a-z]+/src/testing/';
const FACTORIES = (services: readonly string[]): string[] =>
  services.length === 0 ? [] : [`^services/(${services.join('|')})/src/testing/index\\.ts$`];
/** Files that no running service loads. */
const TESTS = [String.raw`\.(test|fixtures?|matrix)\.tsx?$`, TESTING];

const OURS = '^(services|shared-ui|shell|mfe-[a-z-]+|e2e)/';
const OBJECTION_FILES =
  '^services/kit/src/(models/(table-model|table-query|relations|relation-sql)|database/connection/database-error)\\.ts$';

/** An area imports only what its row allows. The launcher composes the services and may import the entry of each. */
const areaRules: IForbiddenRuleType[] = MODULE_AREAS.map(({ name, from, may }) => ({
  name: `area-${name}`,
  severity: 'error',
  from: { path: from },
  to: { path: OURS, pathNot: [from, ...may, ...FACTORIES(BORROWED[name] ?? [])] },
}));

export const RULES: readonly IForbiddenRuleType[] = [
  ...areaRules,
  ...shellRules,
  ...requestFeatureRules,
  {
    name: 'testing-only-in-tests',
    severity: 'error',
    // e2e contains tests only, so it may import test helpers.
    from: { path: OURS, pathNot: [...TESTS, '^e2e/(?!architecture/fixtures/)'] },
    to: { path: TESTING },
  },
  {
    name: 'fakes-in-tests-only',
    severity: 'error',
    from: { path: `^services/(${SERVICES.join('|')})/`, pathNot: [...TESTS, '^services/tissue/seeds/'] },
    to: { path: '^services/fakes/' },
  },
  {
    // The test harness of kit imports no service. Its matrix and its fuzzer receive the factories as arguments.
    name: 'kit-borrows-in-tests-only',
    severity: 'error',
    from: { path: '^services/kit/', pathNot: TESTS.slice(0, 1) },
    to: { path: '^services/(?!kit/|contract/)' },
  },
  {
    name: 'no-circle',
    severity: 'error',
    from: {},
    // Of types too: who reads one of the files has to read them all.
    to: { circular: true },
  },
  {
    name: 'nothing-needs-e2e',
    severity: 'error',
    // Tests of the whole portal use all parts; no part, and no configuration of one, uses them.
    from: { pathNot: '^e2e/' },
    to: { path: '^e2e/' },
  },
  {
    name: 'zod-in-wire-files-only',
    severity: 'error',
    from: { path: '^(services/contract/src|e2e/architecture/fixtures/contract-canary)/', pathNot: WIRE },
    to: { path: ['node_modules/zod/', WIRE], dependencyTypesNot: ['type-only'] },
  },
  {
    name: 'contract-imports-zod-only',
    severity: 'error',
    from: { path: '^services/contract/src/', pathNot: '\\.test\\.ts$' },
    to: { dependencyTypes: ['npm', 'npm-dev', 'core'], pathNot: 'node_modules/zod/' },
  },
  {
    name: 'chakra-and-router-only-through-shared-ui',
    severity: 'error',
    from: { path: '^(shell|mfe-[a-z-]+|e2e/architecture/fixtures)/' },
    to: { path: 'node_modules/(@chakra-ui|react-router(-dom)?|@tanstack|react-hook-form|swr)/' },
  },
  {
    name: 'federation-only-in-shell-remotes',
    severity: 'error',
    from: { path: '^(shell|mfe-[a-z-]+|shared-ui/src)/', pathNot: '^shell/src/remotes/' },
    to: { path: 'node_modules/@module-federation/' },
  },
  {
    name: 'feature-by-its-index',
    severity: 'error',
    from: { path: '^services/([a-z]+)/src/features/([a-z-]+)/' },
    to: {
      path: '^services/([a-z]+)/src/features/([a-z-]+)/',
      pathNot: ['^services/$1/src/features/$2/', '/index\\.ts$'],
    },
  },
  {
    name: 'objection-only-in-kit',
    severity: 'error',
    // Objection is no longer maintained. Only these files import it, so that replacing it stays a change in one place
    // (decision 455).
    from: { path: OURS, pathNot: OBJECTION_FILES },
    to: { path: 'node_modules/objection/' },
  },
  {
    name: 'migrations-import-no-model',
    severity: 'error',
    from: { path: '^services/[a-z]+/migrations/', pathNot: '\\.test\\.ts$' },
    to: { path: OURS },
  },
  {
    name: 'no-server-library-in-browser',
    severity: 'error',
    from: { path: '^(shell|mfe-[a-z-]+|shared-ui/src)/' },
    to: { path: '^services/(?!contract/)' },
  },
];
