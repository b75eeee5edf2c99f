import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { FormDefinition } from '@portal/contract';
import type { Logger } from '@portal/kit';
import type { TestPerson } from '@portal/kit/testing';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { startCore, type CoreHarness } from '../../testing/core-harness.ts';
import { checkAnswers } from './answers.ts';
import { readFormLibrary } from './definitions.ts';

let core: CoreHarness;
let person: TestPerson;
beforeAll(async () => {
  core = await startCore();
  person = await core.build.person();
});
afterAll(() => core.stop());

const GOOD = {
  study_title: 'Sleep in siblings',
  contact_email: 'ada@uni.test',
  contact_phone: '',
  irb: 'pending',
  keywords: [],
  kinds: ['plasma'],
  participants: 12,
  cohort: 'SSC',
  amounts: [{ kind: 'plasma', amount: 4, unit: 'ml', note: null }],
  has_freezer: true,
  methods: '<p>We compare.</p>',
  agreed: true,
};
const answer = (values: unknown, version = 2) =>
  core.call('POST /form/sample-request/answer/', { as: person, body: { version, values } });

describe('definitions', () => {
  it('lists forms and gives each version', async () => {
    const { body } = await core.call('GET /form/', { as: person });
    expect(body.results).toContainEqual({ id: 'sample-request', title: 'Sample request', version: 2 });
    expect((await core.call('GET /form/sample-request/', { as: person })).body.version).toBe(2);
    const old = await core.call('GET /form/sample-request/?version=1', { as: person });
    expect(old.body).toMatchObject({ id: 'sample-request', version: 1 });
    expect((await core.call('GET /form/sample-request/?version=9', { as: person })).status).toBe(404);
    expect((await core.call('GET /form/no-such-form/', { as: person })).status).toBe(404);
    expect((await core.call('GET /form/')).status).toBe(401);
  });

  it('costs only itself when it is not valid, and its faults name their places', async () => {
    const folder = await mkdtemp(path.join(os.tmpdir(), 'forms-'));
    const form = (id: string, items: unknown[]) => ({
      id,
      version: 1,
      title: 'T',
      sections: [{ id: 's', title: 'S', items }],
    });
    const good = form('good', [{ type: 'text', name: 'a', label: 'A' }]);
    await writeFile(path.join(folder, 'good.v1.json'), JSON.stringify(good));
    await writeFile(
      path.join(folder, 'bad.v1.json'),
      JSON.stringify(form('bad', [{ type: 'slider', name: 'a', label: 'A' }])),
    );
    await writeFile(path.join(folder, 'torn.v1.json'), '{"id": "torn"');
    const warn = vi.fn<Logger['warn']>();
    const library = readFormLibrary(folder, { warn });
    expect(library.get('good')?.[0]).toMatchObject({ version: 1, definition: good });
    expect(library.get('bad')?.[0]).toMatchObject({
      faults: [expect.stringContaining('sections.0.items.0')],
    });
    expect(library.get('torn')?.[0]).toHaveProperty('faults');
    expect(warn).toHaveBeenCalledTimes(2);
    await rm(folder, { recursive: true });
  });

  it.each<[string, unknown, RegExp]>([
    [
      'two fields of one name',
      [
        { type: 'text', name: 'a', label: 'A' },
        { type: 'date', name: 'a', label: 'B' },
      ],
      /Two fields are named a/,
    ],
    [
      'a condition on no field',
      [{ type: 'text', name: 'a', label: 'A', when: { field: 'b', equals: 1 } }],
      /refers to b/,
    ],
    [
      'a pattern that is none',
      [{ type: 'text', name: 'a', label: 'A', pattern: { matches: '(' } }],
      /regular expression/,
    ],
    [
      'a name that every object has',
      [{ type: 'text', name: 'constructor', label: 'A' }],
      /This name is taken/,
    ],
    ['an unknown property', [{ type: 'text', name: 'a', label: 'A', onclick: 'x' }], /onclick/],
    ['a kind of value that does not fit', [{ type: 'text', name: 'a', label: 7 }], /Please enter text/],
  ])('refuses %s', async (_, items, words) => {
    const definition = { id: 'own', version: 1, title: 'T', sections: [{ id: 's', title: 'S', items }] };
    const { status, body } = await core.call('POST /form/definition/', { as: person, body: { definition } });
    expect(status).toBe(400);
    expect(body[0]).toBe('Failed to load schema');
    expect(body.join(' ')).toMatch(words);
  });

  it('refuses what is nested without end', async () => {
    let when: unknown = { field: 'a', equals: 1 };
    for (let depth = 0; depth < 2000; depth += 1) when = { all: [when] };
    const definition = {
      id: 'own',
      version: 1,
      title: 'T',
      sections: [{ id: 's', title: 'S', when, items: [] }],
    };
    const { status } = await core.call('POST /form/definition/', { as: person, body: { definition } });
    expect(status).toBe(400);
  });
});

describe('answers', () => {
  it('come back as they will be stored: without what takes no part [C5.8.1]', async () => {
    const { status, body } = await answer({ ...GOOD, irb_expiration: '2027-01-02', storage: 'In a box' });
    expect(status).toBe(200);
    expect(body.values).toMatchObject({
      study_title: 'Sleep in siblings',
      contact_phone: null,
      participants: 12,
    });
    expect(body.values).not.toHaveProperty('irb_expiration');
    expect(body.values).not.toHaveProperty('storage');
  });

  it.each<[string, Record<string, unknown>, Record<string, string[]>]>([
    ['a missing value', { contact_email: '' }, { contact_email: ['Required field'] }],
    ['a message of its own', { study_title: ' ' }, { study_title: ['Please give the study a title'] }],
    ['an empty list', { kinds: [] }, { kinds: ['Please choose at least one kind of sample'] }],
    ['an unticked box', { agreed: false }, { agreed: ['Required field'] }],
    ['a field that its condition brings', { irb: 'approved' }, { irb_expiration: ['Required field'] }],
    ['a choice that is not offered', { cohort: 'AIC' }, { cohort: ['Invalid input'] }],
    ['a number out of bounds', { participants: 0 }, { participants: ['Please enter 1 or more'] }],
    ['a wrong kind of value', { participants: 'twelve' }, { participants: ['Invalid input'] }],
    ['a table without rows', { amounts: [] }, { amounts: ['Required Field*'] }],
    [
      'a row without a cell',
      { amounts: [{ kind: 'plasma', unit: 'ml' }] },
      { 'amounts.0.amount': ['Required Field*'] },
    ],
    [
      'a wrong cell',
      { amounts: [{ kind: 'plasma', amount: -1, unit: 'ml' }] },
      { 'amounts.0.amount': ['Invalid input'] },
    ],
    [
      'a cell against its pattern',
      { amounts: [{ kind: 'dna', amount: 1, unit: 'litre' }] },
      { 'amounts.0.unit': ['Please use ml, ug or vials'] },
    ],
    ['an unknown field', { colour: 'red' }, { colour: ['This form has no such field'] }],
    [
      'a day that no month has',
      { irb: 'approved', irb_expiration: '2027-02-30' },
      { irb_expiration: ['Please use the format MM/DD/YYYY'] },
    ],
  ])('are refused for %s [C5.8.1]', async (_, change, problems) => {
    const { status, body } = await answer({ ...GOOD, ...change });
    expect(status).toBe(400);
    expect(body).toEqual(problems);
  });

  // Both took minutes of the whole service before the rules were fixed.
  it.each<[string, string, string]>([
    ['contact_email', '<'.repeat(200_000), 'Invalid input'],
    ['contact_email', `a@${'.'.repeat(19_900)}@`, 'Please enter a valid email address'],
  ])('are evaluated immediately, however odd: %s', { timeout: 5000 }, async (field, value, problem) => {
    expect((await answer({ ...GOOD, [field]: value })).body).toEqual({ [field]: [problem] });
  });

  it.each([
    ['__proto__', ["We couldn't read the request body"]],
    ['constructor', { constructor: ['This form has no such field'] }],
    ['toString', { toString: ['This form has no such field'] }],
  ])('have no field called %s', async (name, problem) => {
    const values = JSON.stringify(GOOD).replace('{', `{"${name}":"x",`);
    const { status, body } = await core.call('POST /form/sample-request/answer/', {
      as: person,
      rawBody: `{"version":2,"values":${values}}`,
      headers: { 'Content-Type': 'application/json' },
    });
    expect([status, body]).toEqual([400, problem]);
  });

  it('of a form that no one wrote are of no form', async () => {
    for (const id of ['constructor', 'to-string'])
      expect((await core.call(`GET /form/${id}/`, { as: person })).status).toBe(404);
  });

  it('are evaluated by the version that was filled in', async () => {
    expect((await answer({ purpose: 'To learn' }, 1)).status).toBe(200);
    expect((await answer(GOOD, 1)).status).toBe(400);
    expect((await answer(GOOD, 7)).status).toBe(404);
  });

  it('lose scripts in rich text', async () => {
    const { body } = await answer({ ...GOOD, methods: '<p>Fine</p><script>alert(1)</script>' });
    expect(body.values.methods).toBe('<p>Fine</p>');
  });

  it('headings and text have no value, so none may be sent for them', () => {
    const definition = FormDefinition.parse({
      id: 'own',
      version: 1,
      title: 'T',
      sections: [
        {
          id: 's',
          title: 'S',
          items: [
            { type: 'header', text: 'H' },
            { type: 'html', html: '<p>x</p>' },
          ],
        },
      ],
    });
    expect(checkAnswers(definition, {})).toEqual({ values: {} });
  });
});
