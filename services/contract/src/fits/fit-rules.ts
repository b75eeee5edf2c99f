/**
 * Whether a build is compatible with what is deployed (decision 414). A request is compatible if the service accepts
 * everything that may be sent; an answer, if the caller understands everything that may come.
 */
import type {
  AppNeeds,
  EndpointNeeds,
  EndpointShape,
  ServiceContract,
  ShellPromise,
} from './contract-file.ts';
import { ANY, findParent, isEntry, OPTIONAL, type Words } from './shape.ts';

/** Name of a build or service: `mfe-staff 4f2a…`, `core`. */
type Needing = string;

/** One line for each endpoint or field that `needing` uses and that no service has, accepts or sends as expected. */
export function findIncompatibleCalls(
  needing: Needing,
  needs: EndpointNeeds,
  contracts: readonly ServiceContract[],
): string[] {
  return Object.entries(needs).flatMap(([key, need]) => {
    // An endpoint may have moved to another service: the gateway finds it there.
    const owner = contracts.find(({ endpoints }) => key in endpoints);
    const promised = owner?.endpoints[key];
    if (owner === undefined || promised === undefined) {
      const expected = contracts.find(({ service }) => service === need.service);
      return [`${needing} needs ${key}, which ${expected ? getName(expected) : need.service} does not have`];
    }
    return [
      ...findAnswerBreaks(need.answered, promised.answered).map(
        ({ path, because }) => `${needing} needs ${key} → ${path}, which ${getName(owner)} ${because}`,
      ),
      ...findSentBreaks(need.sent, promised.sent).map(
        ({ path, because }) => `${needing} calls ${key} with ${path}, which ${getName(owner)} ${because}`,
      ),
    ];
  });
}

const getName = ({ service, version }: ServiceContract): string => `${service} ${version}`;

/**
 * One line for each shared-ui name that the app imports and the shell lacks, and for each module field that the shell
 * demands and the app lacks.
 */
export function findShellBreaks(
  needing: Needing,
  needs: Pick<AppNeeds, 'sharedUi' | 'exposes'>,
  shell: ShellPromise & { readonly version: string },
): string[] {
  const { sharedUi, exposes } = needs;
  if (sharedUi === undefined) return [];
  const provider = `shell ${shell.version}`;
  const fields = shell.demands
    .filter((field) => !(exposes ?? []).includes(field))
    .map((field) => `${needing} exposes no ${field}, which ${provider} demands`);
  if (!isServedBy(sharedUi.version, shell.sharedUi.version))
    return [
      ...fields,
      `${needing} needs shared-ui ^${sharedUi.version}, and ${provider} has ${shell.sharedUi.version}`,
    ];
  const names = Object.entries(sharedUi.entries).flatMap(([entry, used]) => {
    const place = `@portal/shared-ui${entry.slice(1)}`;
    const provided = shell.sharedUi.entries[entry];
    if (provided === undefined) return [`${needing} needs ${place}, which ${provider} does not provide`];
    return used
      .filter((name) => !provided.includes(name))
      .map((name) => `${needing} needs ${place} → ${name}, which ${provider} does not provide`);
  });
  return [...fields, ...names];
}

/** Compares like module federation's `^wanted`: the same major version, and not older. */
function isServedBy(wanted: string, present: string): boolean {
  const [major, minor, patch] = getNumbers(wanted);
  const [presentMajor, presentMinor, presentPatch] = getNumbers(present);
  if (major !== presentMajor) return false;
  return minor === presentMinor ? patch <= presentPatch : minor < presentMinor;
}

function getNumbers(version: string): [number, number, number] {
  const [major = 0, minor = 0, patch = 0] = version.split('.').map((part) => Number.parseInt(part, 10));
  return [major, minor, patch];
}

interface Fault {
  readonly path: string;
  readonly because: string;
}

/** Checks an answer: each path that is read must exist, and no path may have a value that was impossible before. */
function findAnswerBreaks(needed: EndpointShape['answered'], promised: EndpointShape['answered']): Fault[] {
  return Object.entries(needed).flatMap(([path, words]) => {
    const now = promised[path];
    if (now === undefined) {
      if (isCoveredAbove(path, needed, promised)) return [];
      return [{ path: path === '' ? 'its answer' : path, because: 'does not send' }];
    }
    if (now.includes(OPTIONAL) && !words.includes(OPTIONAL)) return [{ path, because: 'may leave out' }];
    // A new value in an enumeration is no break; otherwise no status could ever be added (decision 414). Paths that the
    // contract does not describe cannot be checked.
    const foreign = now.filter(
      (word) => word !== OPTIONAL && word !== ANY && !allowsValue(words.flatMap(addTypes), word),
    );
    return foreign.length > 0
      ? [{ path, because: `may send as ${foreign.map(formatWord).join(' or ')}` }]
      : [];
  });
}

/**
 * Checks a request: each path that is sent must be accepted with every value, and nothing may be required that is not
 * sent.
 */
function findSentBreaks(needed: EndpointShape['sent'], promised: EndpointShape['sent']): Fault[] {
  const refused = Object.entries(needed).flatMap(([path, words]): Fault[] => {
    const now = promised[path];
    if (now === undefined)
      return isCoveredAbove(path, needed, promised) ? [] : [{ path, because: 'does not take' }];
    if (words.includes(OPTIONAL) && !now.includes(OPTIONAL))
      return [{ path, because: 'demands and this does not always send' }];
    const foreign = words.filter((word) => word !== OPTIONAL && !allowsValue(now, word));
    return foreign.length > 0
      ? [{ path, because: `does not take as ${foreign.map(formatWord).join(' or ')}` }]
      : [];
  });
  const demanded = Object.entries(promised)
    .filter(([path, words]) => !(path in needed) && !words.includes(OPTIONAL) && isRequired(path, needed))
    .map(([path]) => ({ path, because: 'demands and this does not send' }));
  return [...refused, ...demanded];
}

/** Whether a path is required in a request. List entries are optional, and the sections of a call always exist. */
function isRequired(path: string, needed: EndpointShape['sent']): boolean {
  if (isEntry(path)) return false;
  const parent = findParent(path) ?? '';
  return ['', 'path', 'query', 'header'].includes(parent) || parent in needed;
}

/** Whether a parent path covers this one entirely, or is already reported as missing. */
function isCoveredAbove(
  path: string,
  needed: EndpointShape['sent'],
  promised: EndpointShape['sent'],
): boolean {
  for (let parent = findParent(path); parent !== undefined; parent = findParent(parent)) {
    const words = promised[parent];
    if (words?.includes(ANY) || (words === undefined && parent in needed)) return true;
  }
  return false;
}

/** Whether a value allowed by `word` is also allowed by `words`. */
function allowsValue(words: Words, word: string): boolean {
  if (words.includes(ANY) || words.includes(word)) return true;
  if (word.startsWith('=')) return listTypes(word).some((type) => words.includes(type));
  return word === 'integer' && words.includes('number');
}

/** An enumerated value together with its types, since the enumeration may grow. */
const addTypes = (word: string): readonly string[] =>
  word.startsWith('=') ? [word, ...listTypes(word)] : [word];

/** The types of an allowed value: 12 is an integer and a number. */
function listTypes(word: string): readonly string[] {
  const value: unknown = JSON.parse(word.slice(1));
  return typeof value === 'number' ? ['integer', 'number'] : [typeof value];
}

const formatWord = (word: string): string => word.replace(/^=/, '');
