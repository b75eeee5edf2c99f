/**
 * Checks what the documents say is there: each path between backticks names a file, a folder or an entry of one of our
 * packages, each call is one of the contract, each link leads to a file and to a heading of it, each page that a comment
 * names is there, each decision has its
 * own number and is listed once in the index. A fixture that breaks this proves that the check works.
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { endpoints } from '@portal/contract';

const DECISIONS = 'services/docs/decisions';
const TOPICS = 'docs';
/** Topics of the product; the style guide of texts comes on top. */
const MAXIMUM_TOPICS = 25;
const STYLE_GUIDE = `${TOPICS}/words.md`;
/** Made by a command: no one reads it from top to bottom. */
const LIST_OF_SETTINGS = `${TOPICS}/configuration.md`;
const listMarkdown = (folder: string): string[] =>
  readdirSync(folder)
    .filter((name) => name.endsWith('.md'))
    .map((name) => `${folder}/${name}`);
const DOCUMENTS = [
  'ARCHITECTURE.md',
  'CONTRIBUTING.md',
  'GLOSSARY.md',
  'README.md',
  'SECURITY.md',
  ...listMarkdown(TOPICS),
];

const CODE = /`([^`\n]+)`/g;
const FENCED = /^```[\s\S]*?^```/gm;
/** `services/kit/src/models`, `request.policy.ts`; not `/api`, `npm test` or a placeholder alone. */
const PATH = /^(?:[\w@.*{},<>-]+\/)+[\w.*{},<>-]*$|^[\w<>*-]+(?:\.[\w<>*-]+)*\.(?:ts|tsx|json|md)$/;
/** Folders of an installation: `DATA_DIR/keys`; values of a setting: `300/60`. */
const PLACE_OR_VALUE = /^(?:[A-Z_]+|\d+)\//;
/** What commands write: a backup, secrets, an overlay of one's own, images, the coverage of the specification. */
const WRITTEN_BY_COMMANDS = new Set([
  'backup.json',
  'coverage/spec-rows',
  'current.json',
  'deploy/kubernetes/overlays/mine',
  'files/',
  'needs.json',
  'portal/gateway',
  'secrets/core',
  'secrets/keys',
  'tables/',
]);
const NOT_IN_SOURCES = new Set(['node_modules', 'dist', '.data', '.git']);
const LINK = /\]\(([^()\s]+)\)/g;
const HEADING = /^#{1,6} (.+)$/gm;

/** Empty folders are left out: they stay behind in a work tree when files move, and a clean checkout has none. */
function listPaths(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true })
    .filter((entry) => !NOT_IN_SOURCES.has(entry.name))
    .flatMap((entry) => {
      const one = folder === '.' ? entry.name : `${folder}/${entry.name}`;
      if (!entry.isDirectory()) return [one];
      const inside = listPaths(one);
      return inside.length === 0 ? [] : [one, ...inside];
    });
}

/** `a.{b,c}` names `a.b` and `a.c`. */
function expandBraces(text: string): string[] {
  const [whole, inner = ''] = /\{([^{}]*)\}/.exec(text) ?? [];
  return whole === undefined
    ? [text]
    : inner.split(',').flatMap((part) => expandBraces(text.replace(whole, part)));
}

/** `@portal/contract/statuses` is an entry of the package's `exports`; `@tiptap/suggestion` is a package. */
function isPackageEntry(name: string): boolean {
  const [scope = '', pack = '', ...rest] = name.split('/');
  const manifest = `node_modules/${scope}/${pack}/package.json`;
  if (!existsSync(manifest)) return false;
  if (rest.length === 0) return true;
  const { exports = {} } = JSON.parse(readFileSync(manifest, 'utf8')) as {
    exports?: Readonly<Record<string, unknown>>;
  };
  return `./${rest.join('/')}` in exports;
}

/** A path may begin inside a package, and is then looked for everywhere; `<name>` and `*` mean any name. */
function isThere(named: string, paths: readonly string[]): boolean {
  if (named.startsWith('@')) return isPackageEntry(named);
  return expandBraces(named.replace(/\/$/, '')).every((one) => {
    const isPattern = /[*<]/.test(one);
    const pattern = one.replaceAll(/[.+^$()|[\]\\]/g, String.raw`\$&`).replaceAll(/<[\w-]+>|\*+/g, '[^/]+');
    const matcher = isPattern ? new RegExp(`(?:^|/)${pattern}$`) : undefined;
    return paths.some((path_) => matcher?.test(path_) ?? (path_ === one || path_.endsWith(`/${one}`)));
  });
}

/** @returns a line for each path of a document that names nothing */
export function pathFaults(documents: readonly string[] = DOCUMENTS): string[] {
  const paths = listPaths('.');
  return documents.flatMap((document) => {
    const texts = [...readFileSync(document, 'utf8').matchAll(CODE)].map(([, text = '']) => text);
    const named = [...new Set(texts)].filter(
      (text) => PATH.test(text) && !PLACE_OR_VALUE.test(text) && !WRITTEN_BY_COMMANDS.has(text),
    );
    return named.filter((one) => !isThere(one, paths)).map((one) => `${document}: there is no ${one}`);
  });
}

/** A page of documents that a comment sends its reader to; a bare `decisions.md` is none of ours. */
const PAGE_IN_COMMENT = /(?<![\w/.-])(?:(?:services\/)?docs\/[\w/-]+\.md|(?:decisions|architecture)\.md)\b/g;

/** @returns a line for each page that a source names and that is not there */
export const commentFaults = (sources: readonly string[]): string[] =>
  sources.flatMap((source) =>
    [...new Set(readFileSync(source, 'utf8').match(PAGE_IN_COMMENT))]
      .filter((page) => !existsSync(page))
      .map((page) => `${source}: there is no ${page}`),
  );

const CALL = /^(GET|POST|PUT|PATCH|DELETE) (?:\/api)?(\/[\w{}/.-]*)/;
/** Names of parameters say nothing: `{id}` in a document may be `{request}` in the contract. */
const withoutNames = (call: string): string => call.replaceAll(/\{\w+\}/g, '{}');
const CALLS = new Set(Object.keys(endpoints).map((key) => withoutNames(key)));

/** @returns a line for each call that a document names and the contract does not have */
export const callFaults = (documents: readonly string[] = DOCUMENTS): string[] =>
  documents.flatMap((document) => {
    const calls = [...readFileSync(document, 'utf8').matchAll(CODE)].flatMap(([, text = '']) => {
      const [, method, address] = CALL.exec(text) ?? [];
      return method === undefined ? [] : [`${method} ${address}`];
    });
    const unknown = [...new Set(calls)].filter((call) => !CALLS.has(withoutNames(call)));
    return unknown.map((call) => `${document}: the contract has no ${call}`);
  });

/** The anchors of a document's headings, as GitHub makes them. */
const listAnchors = (document: string): string[] =>
  [...readFileSync(document, 'utf8').matchAll(HEADING)].map(([, heading = '']) =>
    heading
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{N}\s_-]/gu, '')
      .replaceAll(/\s/g, '-'),
  );

/** @returns a line for each link of a document that leads to no file, or to no heading of it */
export const linkFaults = (
  documents: readonly string[] = [...DOCUMENTS, ...listMarkdown(DECISIONS)],
): string[] =>
  documents.flatMap((document) => {
    const text = readFileSync(document, 'utf8').replaceAll(FENCED, '').replaceAll(CODE, '');
    const links = [...text.matchAll(LINK)]
      .map(([, link = '']) => link)
      .filter((link) => !/^[a-z]+:/.test(link));
    return [...new Set(links)]
      .filter((link) => {
        const [file = '', anchor] = link.split('#');
        const target = file === '' ? document : path.join(path.dirname(document), file);
        return !existsSync(target) || (anchor !== undefined && !listAnchors(target).includes(anchor));
      })
      .map((link) => `${document}: the link ${link} leads nowhere`);
  });

/** @returns a line where there are more topics than a reader can survey, and for each that the index lacks */
export function topicFaults(): string[] {
  const pages = listMarkdown(TOPICS).filter((name) => name !== `${TOPICS}/README.md`);
  const topics = pages.filter((name) => name !== STYLE_GUIDE && name !== LIST_OF_SETTINGS);
  const index = readFileSync(`${TOPICS}/README.md`, 'utf8');
  return [
    ...(topics.length > MAXIMUM_TOPICS ? [`${TOPICS} has more than ${MAXIMUM_TOPICS} pages`] : []),
    ...pages
      .map((name) => path.basename(name))
      .filter((name) => !index.includes(`(${name})`))
      .map((name) => `${TOPICS}/README.md does not name ${name}`),
  ];
}

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
