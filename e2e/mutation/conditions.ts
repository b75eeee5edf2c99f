/** Faults of conditions: turned round, a part forgotten, the edge missed. */
import type { Change, Place } from './place.ts';
import { isNode, type Node } from './tree.ts';

const OTHER: Readonly<Record<string, string>> = {
  '===': '!==',
  '!==': '===',
  '<': '<=',
  '<=': '<',
  '>': '>=',
  '>=': '>',
  '+': '-',
  '-': '+',
};
const LOGICAL = new Set(['&&', '||', '??']);
const METHODS: Readonly<Record<string, string>> = { some: 'every', every: 'some' };
/** Calls that answer yes or no. */
const QUESTIONS = new Set(['includes', 'has', 'test', 'some', 'every']);

export function conditionMutants(place: Place): Change[] {
  const { node, source } = place;
  switch (node.type) {
    case 'BinaryExpression':
      return binaryMutants(place);
    case 'UnaryExpression':
      return node['operator'] === '!' ? [change(place, source.cutText(node['argument'] as Node))] : [];
    case 'IfStatement':
    case 'ConditionalExpression':
      return negated(place, node['test'] as Node);
    case 'CallExpression':
      return callMutants(place);
    case 'ArrowFunctionExpression':
      return answerMutants(place);
    case 'BooleanLiteral':
      return [change(place, String(node['value'] !== true))];
    case 'NumericLiteral':
      return [change(place, String(Number(node['value']) + 1))];
    default:
      return [];
  }
}

const change = ({ node, source }: Pick<Place, 'node' | 'source'>, to: string): Change => ({
  node,
  to,
  what: `${source.cutText(node)} becomes ${to}`,
});

function binaryMutants(place: Place): Change[] {
  const { node, source } = place;
  const operator = String(node['operator']);
  const left = source.cutText(node['left'] as Node);
  const right = source.cutText(node['right'] as Node);
  // Nothing on either side of ?? may be undefined where the other was alone.
  if (LOGICAL.has(operator)) return [change(place, `(${left})`), change(place, `(${right})`)];
  const other = OTHER[operator];
  return other === undefined ? [] : [change(place, `${left} ${other} ${right}`)];
}

/** A comparison is reversed alone. */
function negated({ source }: Place, test: Node): Change[] {
  if (['BinaryExpression', 'UnaryExpression'].includes(test.type) || isQuestion(test)) return [];
  return [change({ node: test, source }, `!(${source.cutText(test)})`)];
}

const findMethod = (node: Node): string => {
  const { callee } = node as { callee?: Node };
  const property = isNode(callee) && callee.type === 'MemberExpression' ? callee['property'] : undefined;
  return isNode(property) ? String(property['value']) : '';
};
const isQuestion = (node: Node): boolean => node.type === 'CallExpression' && QUESTIONS.has(findMethod(node));

function callMutants(place: Place): Change[] {
  const { node, parent, source } = place;
  if (!isQuestion(node)) return [];
  const method = findMethod(node);
  const text = source.cutText(node);
  const other = METHODS[method];
  // Under a `!` the removal of that sign says the same.
  const turned = parent?.type === 'UnaryExpression' ? [] : [change(place, `!${text}`)];
  const swapped =
    other === undefined ? [] : [change(place, text.replace(new RegExp(`\\.${method}\\(`), `.${other}(`))];
  return [...turned, ...swapped];
}

/** A question that always gets the same answer. */
function answerMutants({ node, source, keys }: Place): Change[] {
  const { body } = node as { body?: Node };
  if (!isNode(body)) return [];
  const asks =
    (body.type === 'BinaryExpression' && /^(===|!==|<|<=|>|>=|&&|\|\|)$/.test(String(body['operator']))) ||
    body.type === 'UnaryExpression' ||
    isQuestion(body);
  if (!asks) return [];
  const answers = keys.at(-1) === 'when' ? ['false'] : ['true', 'false'];
  return answers.map((answer) => change({ node: body, source }, answer));
}
