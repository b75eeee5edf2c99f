import { describe, expect, it } from 'vitest';
import type { EndpointShape, ServiceContract } from './contract-file.ts';
import { findIncompatibleCalls, findShellBreaks } from './fit-rules.ts';

const KEY = 'GET /request/{id}/';
type Shape = EndpointShape['sent'];

/** What the app uses of one endpoint, against what the service in the field says of it. */
function compare(needed: Partial<EndpointShape>, promised: Partial<EndpointShape> | undefined): string[] {
  const contract: ServiceContract = {
    service: 'researcher',
    version: '2026.11',
    endpoints: promised ? { [KEY]: { sent: {}, answered: {}, ...promised } } : {},
    calls: {},
  };
  const need = { service: 'researcher', sent: {}, answered: {}, ...needed } as const;
  return findIncompatibleCalls('mfe-staff', { [KEY]: need }, [contract]);
}
const answers = (needed: Shape, promised: Shape): string[] =>
  compare({ answered: needed }, { answered: promised });
const sends = (needed: Shape, promised: Shape): string[] => compare({ sent: needed }, { sent: promised });

describe('endpoints', () => {
  it('must be there', () => {
    expect(compare({}, undefined)).toEqual([
      'mfe-staff needs GET /request/{id}/, which researcher 2026.11 does not have',
    ]);
    expect(compare({}, {})).toEqual([]);
  });

  it('may have moved to another service', () => {
    const staff: ServiceContract = {
      service: 'staff',
      version: '1',
      endpoints: { [KEY]: { sent: {}, answered: {} } },
      calls: {},
    };
    const need = { service: 'researcher', sent: {}, answered: {} } as const;
    expect(findIncompatibleCalls('mfe-staff', { [KEY]: need }, [staff])).toEqual([]);
    expect(findIncompatibleCalls('mfe-staff', { 'GET /team/': need }, [staff])).toEqual([
      'mfe-staff needs GET /team/, which researcher does not have',
    ]);
  });
});

describe('answers', () => {
  const owner: Shape = { '': ['object'], owner: ['object'], 'owner.email': ['string'] };

  it('have every field that is read; more do no harm', () => {
    expect(answers(owner, { ...owner, more: ['string'] })).toEqual([]);
    expect(answers(owner, { '': ['object'], owner: ['object'] })).toEqual([
      'mfe-staff needs GET /request/{id}/ → owner.email, which researcher 2026.11 does not send',
    ]);
  });

  it('report what is gone once, not with all its content', () => {
    expect(answers(owner, { '': ['object'] })).toEqual([
      'mfe-staff needs GET /request/{id}/ → owner, which researcher 2026.11 does not send',
    ]);
    expect(answers(owner, {})).toEqual([
      'mfe-staff needs GET /request/{id}/ → its answer, which researcher 2026.11 does not send',
    ]);
  });

  it('may contain anything where the contract says nothing', () => {
    expect(answers(owner, { '': ['object'], owner: ['any'] })).toEqual([]);
    expect(answers(owner, { '': ['any'] })).toEqual([]);
    expect(answers({ note: ['any'] }, { note: ['integer'] })).toEqual([]);
  });

  it('leave nothing out that always came', () => {
    expect(answers({ title: ['string'] }, { title: ['?', 'string'] })).toEqual([
      'mfe-staff needs GET /request/{id}/ → title, which researcher 2026.11 may leave out',
    ]);
    expect(answers({ title: ['?', 'string'] }, { title: ['?', 'string'] })).toEqual([]);
    expect(answers({ title: ['?', 'string'] }, { title: ['string'] })).toEqual([]);
  });

  it('are of the types that they were', () => {
    expect(answers({ id: ['integer'] }, { id: ['string', 'null'] })).toEqual([
      'mfe-staff needs GET /request/{id}/ → id, which researcher 2026.11 may send as string or null',
    ]);
    expect(answers({ id: ['number'] }, { id: ['integer'] })).toEqual([]);
    expect(answers({ id: ['integer'] }, { id: ['number'] })).toHaveLength(1);
    expect(answers({ id: ['string', 'null'] }, { id: ['string'] })).toEqual([]);
    expect(answers({ name: ['string'] }, { name: ['="a"'] })).toEqual([]);
    expect(answers({ on: ['boolean'] }, { on: ['=true'] })).toEqual([]);
    expect(answers({ on: ['string'] }, { on: ['=true'] })).toEqual([
      'mfe-staff needs GET /request/{id}/ → on, which researcher 2026.11 may send as true',
    ]);
  });

  it('may have a value more in a list of values, of the same type', () => {
    expect(answers({ status: ['=1', '=2'] }, { status: ['=1', '=2', '=3'] })).toEqual([]);
    expect(answers({ status: ['="a"'] }, { status: ['string'] })).toEqual([]);
    expect(answers({ status: ['=1'] }, { status: ['number'] })).toEqual([]);
    expect(answers({ status: ['=1'] }, { status: ['="a"'] })).toHaveLength(1);
    expect(answers({ status: ['=1'] }, { status: ['=1', 'null'] })).toEqual([
      'mfe-staff needs GET /request/{id}/ → status, which researcher 2026.11 may send as null',
    ]);
  });
});

describe('what is sent', () => {
  const body: Shape = {
    body: ['object'],
    'body.title': ['string'],
    'body.role': ['?', '="owner"', '="member"'],
  };

  it('is taken, every field of it', () => {
    expect(sends(body, body)).toEqual([]);
    expect(sends(body, { body: ['object'], 'body.role': ['?', 'string'] })).toEqual([
      'mfe-staff calls GET /request/{id}/ with body.title, which researcher 2026.11 does not take',
    ]);
    expect(sends(body, {})).toEqual([
      'mfe-staff calls GET /request/{id}/ with body, which researcher 2026.11 does not take',
    ]);
    expect(sends(body, { body: ['any'] })).toEqual([]);
  });

  it('is taken with every value', () => {
    expect(sends(body, { ...body, 'body.role': ['?', '="owner"'] })).toEqual([
      'mfe-staff calls GET /request/{id}/ with body.role, which researcher 2026.11 does not take as "member"',
    ]);
    expect(sends(body, { ...body, 'body.role': ['?', '="owner"', '="member"', '="more"'] })).toEqual([]);
    expect(sends({ 'query.note': ['string', 'null'] }, { 'query.note': ['string'] })).toEqual([
      'mfe-staff calls GET /request/{id}/ with query.note, which researcher 2026.11 does not take as null',
    ]);
    expect(sends({ 'query.kind': ['string'] }, { 'query.kind': ['="a"'] })).toHaveLength(1);
    expect(sends({ 'query.kind': ['=1'] }, { 'query.kind': ['integer'] })).toEqual([]);
  });

  it('is all that is demanded', () => {
    expect(sends(body, { ...body, 'body.reason': ['string'], 'body.note': ['?', 'string'] })).toEqual([
      'mfe-staff calls GET /request/{id}/ with body.reason, which researcher 2026.11 demands and this does not send',
    ]);
    expect(sends(body, { ...body, 'body.role': ['="owner"', '="member"'] })).toEqual([
      'mfe-staff calls GET /request/{id}/ with body.role, which researcher 2026.11 demands and this does not always send',
    ]);
    expect(sends({}, body)).toEqual([
      'mfe-staff calls GET /request/{id}/ with body, which researcher 2026.11 demands and this does not send',
    ]);
    for (const section of ['path', 'query', 'header'])
      expect(sends({}, { [`${section}.x`]: ['string'] })).toHaveLength(1);
  });

  it('is not demanded inside of what is not sent, nor as an entry of a list', () => {
    const member: Shape = {
      ...body,
      'body.members': ['?', 'array'],
      'body.members[]': ['object'],
      'body.members[].id': ['integer'],
      'body.flags': ['?', 'object'],
      'body.flags{}': ['boolean'],
    };
    expect(sends(body, member)).toEqual([]);
    expect(sends({ ...body, 'body.members': ['array'], 'body.flags': ['object'] }, member)).toEqual([]);
    expect(sends({ ...body, 'body.members': ['array'], 'body.members[]': ['object'] }, member)).toEqual([
      'mfe-staff calls GET /request/{id}/ with body.members[].id, which researcher 2026.11 demands and this does not send',
    ]);
  });
});

describe('an app and a shell', () => {
  const shell = {
    version: 's7',
    sharedUi: { version: '1.2.3', entries: { '.': ['Box', 'Text'], './form': ['Form'] } },
    demands: ['name', 'routes'],
  };
  const app = {
    sharedUi: { version: '1.2.3', entries: { '.': ['Box'], './form': ['Form'] } },
    exposes: ['name', 'routes', 'more'],
  };
  const using = (version: string, entries: Record<string, string[]> = {}) => ({
    ...app,
    sharedUi: { version, entries },
  });

  it('fit where the shell has every name', () => {
    expect(findShellBreaks('mfe-staff', app, shell)).toEqual([]);
    expect(findShellBreaks('shell', {}, shell)).toEqual([]);
    expect(
      findShellBreaks(
        'mfe-staff',
        using('1.2.3', { '.': ['Flex', 'Box'], './form': ['Wizard'], './team': [] }),
        shell,
      ),
    ).toEqual([
      'mfe-staff needs @portal/shared-ui → Flex, which shell s7 does not provide',
      'mfe-staff needs @portal/shared-ui/form → Wizard, which shell s7 does not provide',
      'mfe-staff needs @portal/shared-ui/team, which shell s7 does not provide',
    ]);
  });

  it('fit where the version of shared-ui is served, as the federation compares it', () => {
    for (const version of ['1.0.0', '1.2.0', '1.1.9', '1.2.3'])
      expect(findShellBreaks('mfe-staff', using(version), shell)).toEqual([]);
    for (const version of ['1.2.4', '1.3.0', '2.0.0', '0.9.0'])
      expect(findShellBreaks('mfe-staff', using(version), shell)).toEqual([
        `mfe-staff needs shared-ui ^${version}, and shell s7 has 1.2.3`,
      ]);
  });

  it('fit where the module has what the shell demands', () => {
    expect(findShellBreaks('mfe-staff', { ...app, exposes: ['name'] }, shell)).toEqual([
      'mfe-staff exposes no routes, which shell s7 demands',
    ]);
    expect(findShellBreaks('mfe-staff', { sharedUi: app.sharedUi }, shell)).toHaveLength(2);
    expect(findShellBreaks('mfe-staff', { ...using('3.0.0'), exposes: ['name'] }, shell)).toHaveLength(2);
  });
});
