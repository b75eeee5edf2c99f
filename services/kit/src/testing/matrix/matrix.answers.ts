/** Checks the content of answers: only fields of the contract, and in a list only rows that the caller may read. */
import { isDeepStrictEqual } from 'node:util';
import { listStatuses, type EndpointDefinition } from '@portal/contract';
import { findForeignWords } from '../refusal-words.ts';
import type { TestAnswer } from '../harness.ts';
import type { CompleteOptions } from './matrix.complete.ts';
import type { AnyResource, Situation } from './matrix.situation.ts';

type Complain = (what: string) => void;

/**
 * An invented version, for writes that must be refused for lack of rights or for a bad body. Both are checked before
 * versions, so the object is not read first; a service that checked versions first would answer 409.
 */
export const UNSEEN: Readonly<Record<string, string>> = { 'If-Match': '"unseen"' };

/** Parsing removes fields that the contract does not name, so an answer that parsing changes contained too much. */
export function checkShape(endpoint: EndpointDefinition, answer: TestAnswer, complain: Complain): void {
  if (answer.status >= 300 || answer.status === 204 || endpoint.stream || !endpoint.response) return;
  const parsed = endpoint.response.safeParse(answer.body);
  if (!parsed.success)
    complain(`the answer does not fit the contract: ${parsed.error.message.slice(0, 300)}`);
  else if (!isDeepStrictEqual(parsed.data, answer.body))
    complain('the answer has fields that the contract does not name');
}

/** Clients do not know a status that the contract does not declare for the endpoint. */
export function checkDeclared(
  endpoint: EndpointDefinition,
  { status }: Pick<TestAnswer, 'status'>,
  complain: Complain,
): void {
  const declared = listStatuses(endpoint);
  if (!declared.includes(status))
    complain(`answered ${status}, but the contract declares ${declared.join(', ')}`);
}

/** Every call of the matrix uses the pseudo-language. */
export function checkWords(answer: TestAnswer, complain: Complain): void {
  const foreign = findForeignWords(answer);
  if (foreign !== undefined) complain(`“${foreign}” comes from no catalogue`);
}

/**
 * Checks that the list contains the object exactly if the policy lets the caller read it, with every relation expanded.
 */
export async function tryListing(
  { harness }: CompleteOptions,
  resource: AnyResource,
  situation: Situation,
  complain: Complain,
): Promise<void> {
  const { actor, id, evaluator } = situation;
  if (id === null || !evaluator || !resource.object.filters.id) return;
  const key = `GET /${resource.object.name}/`;
  const expand = resource.object.expand.length ? '&expand=true' : '';
  const { status, body } = await harness.call(
    `${key}?id=${id}${expand}`,
    actor.person ? { as: actor.person } : {},
  );
  const found = status === 200 && body.results.length === 1 && body.count === 1;
  const find = () => evaluator.expect('read');
  const expected = await evaluator.confirm({ key, status: found ? 200 : 404 }, await find(), find);
  if (found !== (expected === 'open'))
    complain(`in the list: ${found} (status ${status}), but reading it is ${expected}`);
  const endpoint = resource.object.endpoints[key];
  checkShape(endpoint, { status, body, headers: new Headers() }, complain);
}
