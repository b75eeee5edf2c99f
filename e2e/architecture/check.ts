/**
 * Checks the structure of the project and its documentation. It covers imports, dependencies between services, circular
 * feature folders, declared packages, request types in generic files and SQL outside the `sql` tag. It also covers rows
 * of other services in tests, tests that sleep, readers of the history, names of files, folders and declarations, `api/` folders
 * and tests of forms. For texts it checks keys, server sentences, translations and style; for documents and comments, the names they
 * mention. The project must break no rule, and each fixture, which breaks a rule on purpose, must be reported. Without
 * the fixtures a parser that fails would report no modules and no violations, which looks like success.
 */
import { globSync } from 'node:fs';
import { cruise, type ICruiseResult, type IModule, type IViolation } from 'dependency-cruiser';
import { apiFolderFaults } from './api-folders.ts';
import { declaredNameFaults } from './declared-names.ts';
import {
  callFaults,
  commentFaults,
  decisionFaults,
  linkFaults,
  pathFaults,
  topicFaults,
} from './documents.ts';
import { fileNameFaults } from './file-names.ts';
import { dependencyFaults } from './service-dependencies.ts';
import { folderCircleFaults } from './folder-circles.ts';
import { foreignRowFaults } from './foreign-rows.ts';
import { formFaults } from './forms.ts';
import { historyFaults } from './history.ts';
import { packageFaults } from './packages.ts';
import { requestTypeFaults } from './request-types.ts';
import { APPS, RULES } from './rules.ts';
import { sleepingTestFaults } from './sleeping-tests.ts';
import { statementFaults } from './statements.ts';
import { textKeyFaults } from './text-keys.ts';
import { measureProduct } from './product-lines.ts';
import { checkServerWords } from './server-words.ts';
import { checkTextStyle } from './text-style.ts';
import { thinIndexFaults } from './thin-indexes.ts';
import { checkTranslations } from './translations.ts';

const PLACES = [
  'services',
  'shell',
  ...APPS,
  'shared-ui',
  'e2e',
  'vitest.services.config.ts',
  'vitest.unit.config.ts',
];
const CANARY = 'e2e/architecture/fixtures';
const PACKAGES_CANARY = 'e2e/architecture/fixtures/packages';
const PACKAGES_CANARY_FAULTS =
  'package.json: jose is declared and not used; imports.ts: zod is used and not declared';
const CIRCLES_CANARY_FAULTS = `${CANARY}/mfe-canary/src/features: item → list → item; ${CANARY}/service-canary/src/features: request-deciding → request → request-deciding`;
const DOCUMENT_CANARY = `${CANARY}/documents/ARCHITECTURE.md`;
const COMMENT_CANARY = `${CANARY}/documents/comments.ts`;
const DOCUMENT_CANARY_FAULTS = `${DOCUMENT_CANARY}: there is no services/nowhere/; ${DOCUMENT_CANARY}: there is no vanished.policy.ts; ${DOCUMENT_CANARY}: there is no @portal/contract/vanished; ${DOCUMENT_CANARY}: the contract has no GET /vanished/; ${DOCUMENT_CANARY}: the link vanished.md leads nowhere; ${COMMENT_CANARY}: there is no docs/vanished.md; ${COMMENT_CANARY}: there is no decisions.md; two decisions have the number 001; the index must name 001-b.md once`;
const MINIMUM_MODULES = 150;
/** Build output. The pattern names the apps because libraries have folders called `dist` too, which must be checked. */
const BUILT = '^(shell|mfe-[a-z-]+|shared-ui)/dist/|^\\.data/';

async function violationsIn(
  places: readonly string[],
  exclude: string,
): Promise<{ modules: readonly IModule[]; violations: IViolation[] }> {
  const { output } = await cruise([...places], {
    ruleSet: { forbidden: [...RULES] },
    validate: true,
    parser: 'swc',
    exclude: { path: exclude },
    doNotFollow: { path: 'node_modules' },
    tsPreCompilationDeps: true,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'require', 'node', 'default'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.json'],
    },
  });
  const result = output as ICruiseResult;
  const ours = result.modules.filter((module) => !module.source.includes('node_modules'));
  return { modules: ours, violations: result.summary.violations };
}

const project = await violationsIn(PLACES, `${BUILT}|^${CANARY}`);
const canary = await violationsIn([CANARY], BUILT);

let failed = 0;
for (const { rule, from, to } of project.violations) {
  failed += 1;
  console.error(`✗ ${rule.name}: ${from} → ${to}`);
}
if (project.modules.length < MINIMUM_MODULES) {
  failed += 1;
  console.error(`✗ only ${project.modules.length} modules were seen: the parser does not read the project`);
}
const caught = new Set(canary.violations.map(({ rule }) => rule.name));
for (const expected of [
  'area-mfe-canary',
  'area-kit',
  'area-common',
  'chakra-and-router-only-through-shared-ui',
  'shell-pages',
  'shell-app',
  'feature-request',
  'testing-only-in-tests',
  'objection-only-in-kit',
  'no-circle',
  'zod-in-wire-files-only',
]) {
  if (caught.has(expected)) continue;
  failed += 1;
  console.error(`✗ the canary's violation of ${expected} was not seen`);
}
const circles = folderCircleFaults(project.modules);
for (const line of circles) console.error(`✗ circle of folders: ${line}`);
failed += circles.length;
const circlesCanary = folderCircleFaults(canary.modules).join('; ');
if (circlesCanary !== CIRCLES_CANARY_FAULTS) {
  failed += 1;
  console.error(`✗ the circle of folders of the canary was not seen as it is: ${circlesCanary}`);
}
const packages = packageFaults();
for (const line of packages) console.error(`✗ packages: ${line}`);
failed += packages.length;
const packagesCanary = packageFaults(PACKAGES_CANARY).join('; ');
if (packagesCanary !== PACKAGES_CANARY_FAULTS) {
  failed += 1;
  console.error(`✗ the packages of the canary were not seen as they are: ${packagesCanary}`);
}
const types = requestTypeFaults();
for (const line of types) console.error(`✗ request types: ${line}`);
failed += types.length;
const history = historyFaults();
for (const line of history) console.error(`✗ history: ${line}`);
failed += history.length;
const names = fileNameFaults();
for (const line of names) console.error(`✗ file names: ${line}`);
failed += names.length;
const declared = declaredNameFaults();
for (const line of declared) console.error(`✗ names: ${line}`);
failed += declared.length;
const indexes = thinIndexFaults();
for (const line of indexes) console.error(`✗ indexes: ${line}`);
failed += indexes.length;
const apiFolders = apiFolderFaults();
for (const line of apiFolders) console.error(`✗ api folders: ${line}`);
failed += apiFolders.length;
const forms = formFaults();
for (const line of forms) console.error(`✗ forms: ${line}`);
failed += forms.length;
const dependencies = dependencyFaults();
for (const line of dependencies) console.error(`✗ dependencies: ${line}`);
failed += dependencies.length;
const rows = foreignRowFaults();
for (const line of rows) console.error(`✗ rows of others: ${line}`);
failed += rows.length;
const statements = statementFaults();
for (const line of statements) console.error(`✗ statements: ${line}`);
failed += statements.length;
const sleeping = sleepingTestFaults();
for (const line of sleeping) console.error(`✗ sleeping tests: ${line}`);
failed += sleeping.length;
const keys = await textKeyFaults();
for (const line of keys) console.error(`✗ keys of texts: ${line}`);
failed += keys.length;
const serverWords = checkServerWords();
for (const line of serverWords.faults) console.error(`✗ server words: ${line}`);
failed += serverWords.faults.length;
const translations = await checkTranslations();
for (const line of translations.faults) console.error(`✗ translations: ${line}`);
failed += translations.faults.length;
const textStyle = await checkTextStyle();
for (const line of textStyle.faults) console.error(`✗ texts: ${line}`);
failed += textStyle.faults.length;
for (const line of textStyle.measures) console.log(`texts: ${line}`);
const sources = globSync(PLACES.map((place) => `${place}/**/*.{ts,tsx}`)).filter(
  (name) => !/node_modules|\/dist\/|\/migrations\/|^e2e\/architecture\//.test(name),
);
const documents = [
  ...pathFaults(),
  ...callFaults(),
  ...linkFaults(),
  ...topicFaults(),
  ...decisionFaults(),
  ...commentFaults(sources),
];
for (const line of documents) console.error(`✗ documents: ${line}`);
failed += documents.length;
const documentsCanary = [
  ...pathFaults([DOCUMENT_CANARY]),
  ...callFaults([DOCUMENT_CANARY]),
  ...linkFaults([DOCUMENT_CANARY]),
  ...commentFaults([COMMENT_CANARY]),
  ...decisionFaults(['001-a.md', '001-b.md'], '[a](001-a.md)'),
].join('; ');
if (documentsCanary !== DOCUMENT_CANARY_FAULTS) {
  failed += 1;
  console.error(`✗ the documents of the canary were not seen as they are: ${documentsCanary}`);
}
const product = measureProduct();
for (const line of product.lines) console.log(`product: ${line}`);
for (const line of product.faults) console.error(`✗ product: ${line}`);
failed += product.faults.length;
console.log(
  `architecture: ${project.modules.length} modules, ${project.violations.length} violations, canary ${failed === 0 ? 'seen' : 'checked'}`,
);
process.exitCode = failed ? 1 : 0;
