/**
 * What the documents at the root say is there is there: each path between backticks names something that exists, each
 * decision has a number of its own and stands once in the index. A fixture that breaks this proves that the check sees.
 */
import { existsSync, globSync, readdirSync, readFileSync } from 'node:fs';

const DOCUMENTS = ['ARCHITECTURE.md', 'CONTRIBUTING.md', 'GLOSSARY.md'];
const DECISIONS = 'services/docs/decisions';
const CODE = /`([^`\n]+)`/g;
/** `services/kit/src/models`, `request.policy.ts`; not `/api`, `npm test` or a placeholder alone. */
const PATH = /^(?:[\w@.*{},<>-]+\/)+[\w.*{},<>-]*$|^[\w<>*-]+(?:\.[\w<>*-]+)*\.(?:ts|tsx|json|md)$/;
const NOT_IN_SOURCES = ['**/node_modules/**', '**/dist/**', '**/.data/**'];

/** A path may begin inside a room, and is then looked for everywhere; `<name>` stands for any name. */
function exists(path: string): boolean {
  const pattern = path.replaceAll(/<[\w-]+>/g, '*').replace(/\/$/, '');
  return [pattern, `**/${pattern}`].some((one) => globSync(one, { exclude: NOT_IN_SOURCES }).length > 0);
}

/** @returns a line for each path of a document that names nothing */
export const pathFaults = (documents: readonly string[] = DOCUMENTS): string[] =>
  documents
    .filter((document) => existsSync(document))
    .flatMap((document) => {
      const texts = [...readFileSync(document, 'utf8').matchAll(CODE)].map(([, text = '']) => text);
      const paths = [...new Set(texts.filter((text) => PATH.test(text)))];
      return paths.filter((path) => !exists(path)).map((path) => `${document}: there is no ${path}`);
    });

/** @returns a line for each number that two decisions have, and for each decision that the index lacks or repeats */
export function decisionFaults(
  files: readonly string[] = readdirSync(DECISIONS),
  index: string = readFileSync(`${DECISIONS}/README.md`, 'utf8'),
): string[] {
  const decisions = files.filter((name) => name !== 'README.md').toSorted();
  const numbers = decisions.map((name) => name.slice(0, 3));
  const twice = numbers.filter((number, place) => numbers.indexOf(number) !== place);
  const misplaced = decisions.filter((name) => index.split(`(${name})`).length !== 2);
  return [
    ...twice.map((number) => `two decisions have the number ${number}`),
    ...misplaced.map((name) => `the index must name ${name} once`),
  ];
}
