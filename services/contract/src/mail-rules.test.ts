import { expect, it } from 'vitest';
import {
  COMMON_PLACEHOLDERS,
  hasUnwritten,
  MAIL_LOG_ROLES,
  MAIL_MODELS,
  MAIL_PLACEHOLDERS,
  MAIL_SENDER_ROLES,
} from './mail-rules.ts';

const SENDERS = ['abn_proj_mgr', 'access_admin', 'rm_admin', 'sfari_admin', 'sfari_admin_lead', 'superuser'];

it('lets those write who handle people and requests, and those read who look at them', () => {
  expect(MAIL_SENDER_ROLES.toSorted()).toEqual(SENDERS);
  expect(MAIL_LOG_ROLES.toSorted()).toEqual([...SENDERS, 'internal_read_only', 'sfari_reviewer'].toSorted());
});

it('is about people, institutions, requests and projects', () => {
  expect(MAIL_MODELS).toEqual(['user', 'institution', 'request', 'project']);
});

it('fills these places', () => {
  expect(MAIL_PLACEHOLDERS).toEqual({
    user: ['first_name', 'last_name', 'email', 'institution_name'],
    institution: ['institution_name', 'institution_id', 'official_name', 'first_name', 'last_name'],
  });
  expect(COMMON_PLACEHOLDERS).toEqual(['product_name', 'foundation_name', 'support_email', 'portal_url']);
});

it('knows a mail in which staff have left a place to write', () => {
  expect(hasUnwritten('<p>Dear Ada</p><p>[Please say why here]</p>')).toBe(true);
  expect(hasUnwritten('<p>[1] Please write to us</p>')).toBe(false);
});
