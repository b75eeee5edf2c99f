import { expect, it } from 'vitest';
import { redact } from './redact.ts';

it.each([
  [
    '{"email":"a@b.test","password":"Geheim-1","nested":[{"api_token":"x"}]}',
    '{"email":"a@b.test","password":"[removed]","nested":[{"api_token":"[removed]"}]}',
  ],
  [
    '{"recaptcha":"abc","url":"/x?token=abc&a=1"}',
    '{"recaptcha":"[removed]","url":"/x?token=[removed]&a=1"}',
  ],
  ['https://p.test/verify-user?token=abc&x=1', 'https://p.test/verify-user?token=[removed]&x=1'],
  ['https://p.test/reset-password/abc', 'https://p.test/reset-password/[removed]'],
  ['https://p.test/api/calendar/abc.ics', 'https://p.test/api/calendar/[removed]'],
  ['https://p.test/api/term-calendar/abc.ics', 'https://p.test/api/term-calendar/[removed]'],
  ['https://p.test/reset-password#abc', 'https://p.test/reset-password#[removed]'],
  ['cut off: {"password": "Gehe im-1", "a"', 'cut off: {"password": [removed], "a"'],
  ['nothing of the kind', 'nothing of the kind'],
  ['17', '17'],
  ['', ''],
])('%s', (given, expected) => expect(redact(given)).toBe(expected));
