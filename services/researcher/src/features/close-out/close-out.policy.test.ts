/** Who sees, confirms and evaluates close-outs, and when, by hand. */
import { type CloseOutStatus } from '@portal/contract';
import { SYSTEM } from '@portal/kit';
import { rightsByRole } from '@portal/kit/testing';
import { describe, expect, it } from 'vitest';
import { closeOutRefusals } from '../../texts/en/close-out-refusals.ts';
import { closeOutPolicy, type CloseOutState } from './close-out.policy.ts';

it('lets who edits the request confirm, administrators evaluate, and the team and the office look', () => {
  expect(rightsByRole(closeOutPolicy)).toEqual({
    everybody: 'read(owner|team) confirm(owner)',
    sfari_admin: 'read confirm review',
    sfari_admin_lead: 'read confirm review',
    superuser: 'read',
    access_admin: 'read(submitted)',
    internal_read_only: 'read(submitted)',
    abn_proj_mgr: 'read(creator|tissue) confirm(creator)',
  });
});

it('is about the request that it belongs to', () => {
  expect(closeOutPolicy.relations.owner).toBe('request.owner_id = :actor');
  expect(closeOutPolicy.relations.creator).toBe('request.creator_id = :actor');
});

const OWNER = 7;
const OTHER = 8;
const closeOut = (status: CloseOutStatus, confirmedBy: number | null = OWNER): CloseOutState => ({
  status,
  kinds: ['data'],
  request_id: 1,
  code: 'R1',
  owner_id: OWNER,
  confirmed_by: confirmedBy,
});
const actor = (userId: number) => ({ ...SYSTEM, kind: 'person', userId }) as const;
const { confirm, review } = closeOutPolicy.actions;

describe('confirming', () => {
  it.each<[CloseOutStatus, boolean]>([
    ['open', true],
    ['returned', true],
    ['confirmed', false],
    ['accepted', false],
    ['void', false],
  ])('one that is %s: %s', (status, allowed) => {
    expect(confirm.when?.(closeOut(status), actor(OWNER))).toBe(allowed);
  });
  it.each<[CloseOutStatus, string]>([
    ['void', closeOutRefusals.void],
    ['accepted', closeOutRefusals.confirmed],
  ])('says why not, of one that is %s', (status, words) => {
    expect((confirm.because as (row: CloseOutState) => string)(closeOut(status))).toBe(words);
  });
});

describe('evaluating', () => {
  it.each<[CloseOutStatus, number, number | null, boolean]>([
    ['confirmed', OTHER, OWNER, true],
    ['confirmed', OTHER, null, true],
    ['confirmed', OWNER, OTHER, false],
    ['confirmed', OTHER, OTHER, false],
    ['open', OTHER, null, false],
    ['accepted', OTHER, OWNER, false],
    ['returned', OTHER, OWNER, false],
  ])('one that is %s, by %i, confirmed by %s: %s', (status, by, confirmedBy, allowed) => {
    expect(review.when?.(closeOut(status, confirmedBy), actor(by))).toBe(allowed);
  });
  it.each<[CloseOutStatus, string]>([
    ['confirmed', closeOutRefusals.own],
    ['open', closeOutRefusals.notConfirmed],
  ])('says why not, of one that is %s', (status, words) => {
    expect((review.because as (row: CloseOutState) => string)(closeOut(status))).toBe(words);
  });
});
