import type { EndpointDefinition } from '@portal/contract';
import { expect, it } from 'vitest';
import { z } from 'zod';
import { checkDeclared } from './matrix.answers.ts';

const endpoint: EndpointDefinition = {
  service: 'core',
  summary: 'Make a thing',
  access: 'signed-in',
  body: z.strictObject({ name: z.string() }),
  status: 201,
};
const complaints = (status: number, errors: EndpointDefinition['errors'] = []): string[] => {
  const found: string[] = [];
  checkDeclared({ ...endpoint, errors }, { status }, (what) => found.push(what));
  return found;
};

it('takes what follows from how the endpoint is called', () => {
  for (const status of [201, 400, 401, 403, 413]) expect(complaints(status)).toEqual([]);
});

it('complains of a status that the contract does not declare', () => {
  expect(complaints(409)).toEqual([expect.stringContaining('answered 409')]);
  expect(complaints(200)).toHaveLength(1);
  expect(complaints(409, ['CONFLICT'])).toEqual([]);
});
