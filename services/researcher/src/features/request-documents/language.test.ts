/** Mails and documents in the language of their reader (decision 201), seen with the pseudo-language. */
import { currentForm, formFields, REQUEST_STATUS_LABELS, shownAnswers } from '@portal/contract';
import { toPseudo } from '@portal/contract/pseudo-language';
import { inLanguage } from '@portal/kit';
import { startHarness, type Harness } from '@portal/core/testing';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { definition } from '../../app.ts';
import { noticeContent } from './approval-notice/approval-notice.pdf.ts';
import { createRequestFactories } from '../../testing/index.ts';

const TISSUE = 8;

let harness: Harness;
let make: ReturnType<typeof createRequestFactories>;
beforeAll(async () => {
  harness = await startHarness(definition, { PSEUDO_LANGUAGE: 'yes' });
  make = createRequestFactories(harness);
});
afterAll(() => harness?.stop());

const chooseLanguage = (id: number) =>
  harness.build.sql("update core.account set language = 'en-XA' where id = $1", [id]);

it('the mail of a submission is in the language of the owner, answers as they were typed', async () => {
  const draft = await make.request({ status: 1 });
  await chooseLanguage(draft.owner.id);
  const answer = await harness.call(`POST /request/${draft.id}/submit/`, { as: draft.owner, body: {} });
  expect(answer.status).toBe(200);
  const [mail] = await make.queued('mail', draft.code);
  expect(mail?.data).toMatchObject({
    subject: toPseudo('We received your request {code}').replace('{code}', draft.code),
    body: expect.stringContaining(toPseudo('View Request Status')),
  });
});

it('the approval notice is in the language of the person who asks for it', async () => {
  const request = await make.request({ status: 4 });
  const { body } = await harness.call(`GET /request/${request.id}/?expand=true`, { as: request.owner });
  const english = JSON.stringify(noticeContent(body));
  const pseudo = inLanguage('en-XA', () => JSON.stringify(noticeContent(body)));
  expect(english).toContain('"Approval notice"');
  expect(pseudo).toContain(JSON.stringify(toPseudo('Approval notice')));
  expect(pseudo).toContain(JSON.stringify(toPseudo('Approved on')));
  expect(pseudo).toContain(request.code);
});

it('the approval notice has chosen options in the language of the person who asks for it', async () => {
  const { owner, id } = await make.request({ status: 4, type: TISSUE });
  const { body } = await harness.call(`GET /request/${id}/?expand=true`, { as: owner });
  const form = currentForm(TISSUE);
  const options = (form ? formFields(form) : []).flatMap((field) =>
    'options' in field ? field.options.map((option) => option.label) : [],
  );
  const english = JSON.stringify(noticeContent(body));
  const pseudo = inLanguage('en-XA', () => JSON.stringify(noticeContent(body)));
  const chosen = options.filter((label) => english.includes(JSON.stringify(label)));
  expect(chosen).not.toEqual([]);
  for (const label of chosen) expect(pseudo).toContain(JSON.stringify(toPseudo(label)));
});

it('a checkbox is read in the language of the reader, and what someone typed as they typed it', () => {
  const items = [
    { type: 'checkbox', name: 'statistics', label: 'Statistics' },
    { type: 'text', name: 'other', label: 'Other' },
  ] as const;
  const form = { sections: [{ id: 'details', title: 'Details', items }] };
  const read = () => shownAnswers(form, { statistics: true, other: 'Yes' }).map(({ words }) => words);
  expect(read()).toEqual(['Yes', 'Yes']);
  expect(inLanguage('en-XA', read)).toEqual([toPseudo('Yes'), 'Yes']);
});

it('the stages of a request, the label of its status among them, are in the language of the caller', async () => {
  const request = await make.request({ status: 10 });
  await chooseLanguage(request.owner.id);
  const { body } = await harness.call(`GET /request/${request.id}/?expand=stages`, { as: request.owner });
  const labels = body.stages.map(({ label }: { label: string }) => label);
  expect(labels).toContain(toPseudo(REQUEST_STATUS_LABELS[10]));
  expect(labels).toContain(toPseudo('Draft'));
  expect(body.stages.map(({ note }: { note: string | null }) => note)).toContain(
    toPseudo('Some conditions must be met first. They are listed on this page and in our email.'),
  );
});
