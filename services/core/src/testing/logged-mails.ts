/** Reads mails from the portal's mail log. */
import type { TestPerson } from '@portal/kit/testing';
import type { CoreHarness } from './core-harness.ts';

export const mailsTo = (core: CoreHarness, person: TestPerson, template: string) =>
  core.build.sql<{ subject: string; body: string }>(
    'select subject, body from core.email where $1 = any("to") and email_template = $2 order by id',
    [person.email, template],
  );
