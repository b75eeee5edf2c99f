/** Mutations of tables: a missing entry, an additional one, a grant that is too wide, another word. */
import { INSTITUTION_STATUS, RDA_STATUS, REQUEST_STATUS, ROLES } from '@portal/contract';
import { makeName, type Change, type Place } from './place.ts';
import { isNode, type Node, type Source } from './tree.ts';

/** Required members of a policy: the compiler reports a missing one, so no test has to. */
const SKELETON = new Set(['object', 'relations', 'actions', 'who', 'because']);
/** Not removed: code that uses the action or relation would not compile. */
const STRUCTURES = new Set(['actions', 'relations']);
/** Texts for people that no specification defines, and names. */
const WORDS = new Set(['because', 'object', 'model']);
const STATUSES: Readonly<Record<string, object>> = { INSTITUTION_STATUS, RDA_STATUS, REQUEST_STATUS };
const AUDIENCES: ReadonlySet<string> = new Set([...ROLES, 'signed_in', 'anyone']);

export function tableMutants(place: Place): Change[] {
  switch (place.node.type) {
    case 'ArrayExpression':
      return arrayMutants(place);
    case 'ObjectExpression':
      return objectMutants(place);
    case 'KeyValueProperty':
      return wordMutants(place);
    default:
      return [];
  }
}

const listElements = (node: Node): Node[] =>
  (node['elements'] as ({ expression: Node; spread: unknown } | null)[]).flatMap((element) =>
    element === null ? [] : [element.spread === null ? element.expression : spreadNode(element)],
  );
const spreadNode = (element: { expression: Node; spread: unknown }): Node => ({
  type: 'SpreadElement',
  spread: element.spread,
  arguments: element.expression,
});

function arrayMutants({ node, source, keys }: Place): Change[] {
  const elements = listElements(node);
  const texts = elements.map(source.cutText);
  const listed = (entries: readonly string[]): string => `[${entries.join(', ')}]`;
  const isGrant = AUDIENCES.has(keys.at(-1) ?? '') && texts.every((text) => text.startsWith("'"));
  // Removing the only relation of a grant is the same as removing the role, which is another mutant.
  const removable = isGrant && texts.length === 1 ? [] : texts;
  const shorter = removable.map((text, index) => ({
    node,
    to: listed(texts.toSpliced(index, 1)),
    what: `${text} removed from ${listed(texts)}`,
  }));
  const extra = missingEntry(texts, source, source.findLine(node));
  const longer = extra
    ? [{ node, to: listed([...texts, extra]), what: `${extra} added to ${listed(texts)}` }]
    : [];
  const wider = isGrant ? [{ node, to: "'any'", what: `${keys.at(-1)}: ${listed(texts)} becomes any` }] : [];
  return [...shorter, ...longer, ...wider];
}

/** An entry of the same kind that the list lacks; each place chooses another one. */
function missingEntry(texts: readonly string[], source: Source, turn: number): string | undefined {
  if (texts.length === 0) return undefined;
  const pick = (all: readonly string[]): string | undefined => {
    const missing = all.filter((entry) => !texts.includes(entry));
    return missing[turn % Math.max(missing.length, 1)];
  };
  const [, alias] = /^(\w+)\.\w+$/.exec(texts[0] ?? '') ?? [];
  if (alias && texts.every((text) => text.startsWith(`${alias}.`))) {
    const [, imported] = new RegExp(`(\\w+) as ${alias}\\b`).exec(source.text) ?? [];
    return pick(Object.keys(STATUSES[imported ?? alias] ?? {}).map((name) => `${alias}.${name}`));
  }
  const roles = ROLES.map((role) => `'${role}'`);
  return texts.every((text) => roles.includes(text)) ? pick(roles) : undefined;
}

function objectMutants({ node, source, keys }: Place): Change[] {
  const properties = node['properties'] as Node[];
  if (STRUCTURES.has(keys.at(-1) ?? '')) return [];
  const texts = properties.map(source.cutText);
  const table = (entries: readonly string[]): string => `{ ${entries.join(', ')} }`;
  const shorter = properties.flatMap((property, index) => {
    const name = makeName(property['key'] ?? property);
    // A missing text and a wrong text are the same mutant.
    if (SKELETON.has(name) || isWord(property['value'])) return [];
    return [{ node, to: table(texts.toSpliced(index, 1)), what: `${texts[index]} removed` }];
  });
  if (!isAudienceTable(properties)) return shorter;
  const names = new Set(properties.map(({ key }) => makeName(key)));
  const isKnown = (role: string): boolean =>
    names.has(role) || (role === 'sfari_admin_lead' && names.has('sfari_admin'));
  // A lead is also an administrator. Entries from a spread are unknown here.
  const absent = ROLES.filter((role) => !isKnown(role) && !texts.some((text) => text.startsWith('...')));
  const role = absent[source.findLine(node) % Math.max(absent.length, 1)];
  if (role === undefined) return shorter;
  return [...shorter, { node, to: table([...texts, `${role}: 'any'`]), what: `${role}: 'any' added` }];
}

const isWord = (value: unknown): value is Node =>
  isNode(value) && value.type === 'StringLiteral' && value['value'] !== 'any';

/** Whether the table maps roles to their grants. */
function isAudienceTable(properties: readonly Node[]): boolean {
  const own = properties.filter(({ type }) => type === 'KeyValueProperty');
  return (
    own.length > 0 &&
    own.every(({ key, value }) => {
      if (!AUDIENCES.has(makeName(key)) || !isNode(value)) return false;
      return value.type === 'ArrayExpression' || value['value'] === 'any';
    })
  );
}

function wordMutants({ node, source }: Place): Change[] {
  const { key, value } = node as { key?: Node; value?: Node };
  if (!isWord(value) || WORDS.has(makeName(key))) return [];
  const text = String(value['value']);
  // SQL has its own mutants.
  if (/[a-z_]\.[a-z_]|:actor/.test(text)) return [];
  return [
    { node: value, to: JSON.stringify(`other ${text}`), what: `${source.cutText(node)} says something else` },
  ];
}
