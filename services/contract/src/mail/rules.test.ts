import { expect, it } from 'vitest';
import {
  asMailValue,
  COMMON_PLACEHOLDERS,
  hasPrompt,
  MAIL_LOG_ROLES,
  MAIL_MODELS,
  MAIL_PLACEHOLDERS,
  REQUIRED_PLACEHOLDERS,
  MAIL_SENDER_ROLES,
  findPrompts,
} from './rules.ts';

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
    request: ['first_name', 'request_code', 'project_title', 'request_link'],
  });
  expect(REQUIRED_PLACEHOLDERS).toEqual({
    user: [],
    institution: [],
    request: ['request_code', 'request_link'],
  });
  expect(COMMON_PLACEHOLDERS).toEqual(['product_name', 'foundation_name', 'support_email', 'portal_url']);
});

it('knows a mail in which staff have left a place to write', () => {
  expect(hasPrompt('<p>Dear Ada</p><p>[Please say why here]</p>')).toBe(true);
  expect(hasPrompt('<p>[1] Please write to us</p>')).toBe(false);
});

it.each([
  ['[Please list the changes here]', ['[Please list the changes here]']],
  ['[<em>Please</em> list]', ['[Please list]']],
  ['&#91;Please list&#x5D; &lbrack;Name&rsqb;', ['[Please list]', '[Name]']],
  ['<p>[your name], [reason]</p>', ['[your name]', '[reason]']],
  ['&lsqb;Please list&#093; &#x5B;Name&rbrack;', ['[Please list]', '[Name]']],
  ['[a [Please write]', ['[Please write]']],
  ['[1] [sic] [REQ000123] [] Please list] [the changes', []],
  ['<a href="https://a.test/[Please]">x</a>', []],
])('finds in %j what staff have still to write', (html, places) => {
  expect(findPrompts(html)).toEqual(places);
});

it('leaves no such place by what it puts into a template', () => {
  expect(asMailValue('Sleep [pilot study] in autism')).toBe('Sleep (pilot study) in autism');
});
