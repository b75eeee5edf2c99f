/** Who sees kinds of samples, by hand from spec 2 sections 2.7 and 3. */
import { rightsByRole } from '@portal/kit/testing';
import { expect, it } from 'vitest';
import { allowedKindSql, sampleTypePolicy } from './sample-type.policy.ts';

it('shows staff every kind, and others those that they may ask for', () => {
  expect(rightsByRole(sampleTypePolicy)).toEqual({
    everybody: 'read(allowed)',
    sfari_admin: 'read',
    sfari_admin_lead: 'read',
    sfari_reviewer: 'read',
    rm_admin: 'read',
    abn_proj_mgr: 'read',
    internal_read_only: 'read',
    superuser: 'read',
    access_admin: 'read',
  });
});

it('is about the person and the kind that are named', () => {
  expect(sampleTypePolicy.relations.allowed).toBe(allowedKindSql(':actor', 't'));
  expect(allowedKindSql('5', 'kind')).toContain('allowed.sample_type_id = kind.id and allowed.user_id = 5');
});
