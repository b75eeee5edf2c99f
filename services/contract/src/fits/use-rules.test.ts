import { describe, expect, it } from 'vitest';
import { describeEndpoint, describeEndpoints } from './contract-file.ts';
import { findUsedEndpoints } from './use-rules.ts';
import { endpoints } from '../api/endpoints.ts';

const use = (texts: readonly string[], ...names: string[]) =>
  findUsedEndpoints({ texts, names: new Set(names) });

describe('endpoints that sources use', () => {
  it('are those that they name, with their service', () => {
    const used = use(['GET /request/{id}/', 'GET /nowhere/', 'words', 'GET /project', '']);
    expect(Object.keys(used)).toEqual(['GET /request/{id}/']);
    expect(used['GET /request/{id}/']?.service).toBe('researcher');
    expect(
      Object.keys(use(['PATCH /project/{id}/', 'DELETE /abn_cart/{id}/', 'PUT /abn_cart/{id}/'])),
    ).toHaveLength(3);
    expect(use(['HEAD /project/'])).toEqual({});
  });

  it('are those that a filled-in text may mean, and no longer path', () => {
    expect(Object.keys(use(['GET /…-nightly-run/{id}/'])).toSorted()).toEqual([
      'GET /core-nightly-run/{id}/',
      'GET /researcher-nightly-run/{id}/',
    ]);
    expect(Object.keys(use(['GET /…/']))).not.toContain('GET /request/{id}/');
  });

  it('are files by their address, whatever is asked of them', () => {
    expect(Object.keys(use(['/file/…/content/?expires=1']))).toEqual(['GET /file/{id}/content/']);
    expect(use(['/request/…/'])).toEqual({});
  });
});

describe('fields that sources use', () => {
  it('are those whose every name occurs', () => {
    const used = use(['GET /request/{id}/'], 'owner', 'display_name', 'institution');
    const { answered } = used['GET /request/{id}/'] ?? {};
    expect(answered).toMatchObject({
      '': ['object'],
      owner: ['object'],
      'owner.display_name': ['string'],
      'institution.display_name': ['string'],
    });
    expect(Object.keys(answered ?? {})).not.toContain('owner.id');
    expect(Object.keys(answered ?? {})).not.toContain('project.title');
  });

  it('are not those of an object that is not read', () => {
    const { answered } = use(['GET /request/{id}/'], 'title')['GET /request/{id}/'] ?? {};
    expect(answered).toEqual({ '': ['object'] });
  });

  it('of a call are also those that it must send', () => {
    const { sent } = use(['POST /request/{id}/decision/'])['POST /request/{id}/decision/'] ?? {};
    expect(sent).toHaveProperty(['path.id']);
    expect(sent).toHaveProperty(['header.If-Match'], ['string']);
    expect(sent).toHaveProperty(['body'], ['object']);
    const some = use(['GET /project/'], 'search')['GET /project/']?.sent ?? {};
    expect(Object.keys(some)).toEqual(['query.search']);
  });
});

describe('the contract as a service reports it', () => {
  it('has every endpoint of that service and no other', () => {
    expect(Object.keys(describeEndpoints('tissue'))).toContain('GET /abn_donor/');
    expect(Object.keys(describeEndpoints('tissue'))).not.toContain('GET /request/{id}/');
  });

  it('asks for a version where one must be named, and lets it be where it may', () => {
    expect(describeEndpoint(endpoints['POST /request/{id}/decision/']).sent['header.If-Match']).toEqual([
      'string',
    ]);
    expect(describeEndpoint(endpoints['GET /request/{id}/']).sent).not.toHaveProperty(['header.If-Match']);
    expect(describeEndpoint(endpoints['PATCH /project/{id}/']).sent['header.If-Match']).toContain('string');
  });

  it('ignores the contents of files', () => {
    expect(describeEndpoint(endpoints['GET /file/{id}/content/']).answered).toEqual({});
  });
});
