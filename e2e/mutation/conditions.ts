/** Mutations of conditions: negated, a part removed, a boundary off by one. */
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
/** Methods that return true or false. */
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
  // Replaces the operation by each of its sides.
  if (LOGICAL.has(operator)) return [change(place, `(${left})`), change(place, `(${right})`)];
  const other = OTHER[operator];
  return other === undefined ? [] : [change(place, `${left} ${other} ${right}`)];
}

/** Comparisons and questions are skipped here, because other mutants negate them. */
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
  // Below a `!`, removing the `!` is the same mutant.
  const turned = parent?.type === 'UnaryExpression' ? [] : [change(place, `!${text}`)];
  const swapped =
    other === undefined ? [] : [change(place, text.replace(new RegExp(`\\.${method}\\(`), `.${other}(`))];
  return [...turned, ...swapped];
}

/** A function whose answer is always the same. */
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
