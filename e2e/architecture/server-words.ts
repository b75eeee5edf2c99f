/**
 * Texts that a service sends to people come from a catalog: neither its code nor the contract's validation checks
 * contain sentences. A fixture with each way to write one proves that the check works.
 */
import { globSync, readFileSync } from 'node:fs';
import { SERVICES } from '@portal/contract';
import { parseSync } from '@swc/core';

const FILES = `services/{${SERVICES.join(',')},gateway,common,kit}/src/**/*.ts`;
const CONTRACT = 'services/contract/src/**/*.ts';
const OTHERS = ['**/*.test.ts', '**/*.fixture.ts', '**/*.fixtures.ts', '**/testing/**', '**/src/texts/**'];
const FIXTURE = 'e2e/architecture/fixtures/words/said.ts';
const FIXTURE_SENTENCES = 5;

/** Sentences that may stay in the code, each with the reason. */
const EXCEPTIONS: Readonly<Record<string, string>> = {
  'services/core/src/features/account/login.commands.ts': 'a code of the specification, not a text',
  'services/core/src/features/email/mail.metrics.ts': 'figures for operators',
  'services/core/src/features/form/definitions.ts': 'a fault of a shipped form, told when a service starts',
  'services/core/src/features/impersonation/impersonation.commands.ts': 'lines of the log',
  'services/gateway/src/docs/api-document.thread.ts': 'the documents of the API are for programmers',
  'services/gateway/src/gateway.metrics.ts': 'figures for operators',
  'services/gateway/src/releases/remotes.ts': 'lines of the log',
  'services/kit/src/metrics/database-metrics.ts': 'figures for operators',
  'services/kit/src/http/app.ts': 'figures for operators',
  'services/kit/src/openapi.ts': 'the documents of the API are for programmers',
  'services/kit/src/postgres/explain.ts': 'printed for the person who starts the portal',
  'services/kit/src/postgres/server.ts': 'printed for the person who starts the portal',
  'services/researcher/src/features/team/team.commands.ts': 'a value that is stored and compared',
};

type Node = Readonly<Record<string, unknown>>;
const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null;

/** Looks like a sentence for people: a capital letter and at least two words, or a placeholder and two words. */
const SENTENCE = /^(?:[A-Z][\p{L}’'-]*,? \p{L}|\{\} \p{Ll}+ \p{Ll}{2,})/u;
/** HTTP headers and fragments of SQL, which look like sentences. */
const NO_SENTENCE =
  /^(?:Bearer|Basic|Token|Content|BT) |^\{\} (?:t )?(?:cross|left|join|is|and|as) |\b(?:offset|ilike) /;
const isSentence = (text: string): boolean => SENTENCE.test(text) && !NO_SENTENCE.test(text);

/** Callees whose texts are for programmers and the log. `translatable` declares a catalog. */
const SILENT = /^(?:Error|AggregateError|TypeError|RangeError|translatable|warn|error|info|debug|fatal)$/;
/** Functions of the contract that take the error message of a value. */
const CHECKS =
  /^(?:refine|superRefine|addIssue|regex|min|max|stopOnError|missingMessage|required\w+|literal|check)$/;

const isCall = ({ type }: Node): boolean => type === 'CallExpression' || type === 'NewExpression';
function calleeName({ callee }: Node): string {
  if (!isNode(callee)) return '';
  if (callee['type'] === 'Identifier') return String(callee['value']);
  const property = callee['property'];
  return isNode(property) ? String(property['value']) : '';
}

const joinTemplate = ({ quasis }: Node): string =>
  Array.isArray(quasis)
    ? quasis.map((part: unknown) => (isNode(part) ? String(part['cooked'] ?? part['raw']) : '')).join('{}')
    : '';

/** @param isSaid whether the node is inside a call whose texts people read; true for all code of services */
function listSentences(node: Node, isShown: boolean): string[] {
  const { type } = node;
  if (type === 'TaggedTemplateExpression' || (isCall(node) && SILENT.test(calleeName(node)))) return [];
  const own =
    type === 'StringLiteral'
      ? [String(node['value'])]
      : type === 'TemplateLiteral'
        ? [joinTemplate(node)]
        : [];
  const within = isShown || (isCall(node) && CHECKS.test(calleeName(node)));
  // The callee of a call is not one of its texts.
  const parts = Object.entries(node).flatMap(([key, value]) =>
    isNode(value)
      ? Object.values(Array.isArray(value) ? value : [value])
          .filter(isNode)
          .flatMap((each) => listSentences(each, key === 'callee' ? isShown : within))
      : [],
  );
  return [...(isShown ? own.filter(isSentence) : []), ...parts];
}

const sentencesIn = (file: string, isShown: boolean): string[] =>
  listSentences(parseSync(readFileSync(file, 'utf8'), { syntax: 'typescript' }) as unknown as Node, isShown);

/** @returns a line for each sentence outside of a catalog, and the number of checked files */
export function checkServerWords(): { count: number; faults: string[] } {
  const services = globSync(FILES, { exclude: OTHERS }).toSorted();
  const contract = globSync(CONTRACT, { exclude: OTHERS }).toSorted();
  const quoted = services.flatMap((file) =>
    file in EXCEPTIONS ? [] : sentencesIn(file, true).map((text) => `${file}: “${text}”`),
  );
  const checks = contract.flatMap((file) => sentencesIn(file, false).map((text) => `${file}: “${text}”`));
  const idle = Object.keys(EXCEPTIONS)
    .filter((file) => !services.includes(file) || sentencesIn(file, true).length === 0)
    .map((file) => `${file} needs no exception any more`);
  const seen = [...sentencesIn(FIXTURE, true), ...sentencesIn(FIXTURE, false)];
  const blind = seen.length === FIXTURE_SENTENCES ? [] : [`${FIXTURE} was seen as ${JSON.stringify(seen)}`];
  return {
    count: services.length + contract.length,
    faults: [...[...quoted, ...checks].map((line) => `${line} belongs into src/texts`), ...idle, ...blind],
  };
}
