import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { describeCalls } from './described-calls.ts';

describe('the calls of a service', () => {
  it('send what is demanded and what they name, and read what the answer is parsed by', () => {
    const answer = z.object({ id: z.int(), note: z.string().optional(), owner: z.object({ id: z.int() }) });
    expect(describeCalls([{ key: 'GET /request/{id}/', query: ['expand'], answer }])).toEqual({
      'GET /request/{id}/': {
        service: 'researcher',
        sent: expect.objectContaining({ 'path.id': ['string'], 'query.expand': ['?', 'string'] }),
        answered: { '': ['object'], id: ['integer'], owner: ['object'], 'owner.id': ['integer'] },
      },
    });
  });

  it('join two calls of one endpoint, and let be missing what the contract says so of', () => {
    const calls = describeCalls([
      { key: 'GET /request/{id}/', answer: z.object({ id: z.int() }) },
      {
        key: 'GET /request/{id}/',
        answer: z.object({ details: z.object({ a: z.string() }) }),
        expanded: ['details'],
      },
    ]);
    expect(calls['GET /request/{id}/']?.answered).toEqual({
      '': ['object'],
      id: ['integer'],
      details: ['?', 'object'],
      'details.a': ['string'],
    });
  });
});
