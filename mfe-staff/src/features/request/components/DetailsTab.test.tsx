import { exampleAnswers, shownAnswers } from '@portal/contract/form-answers';
import { currentForm } from '@portal/contract/request-types/lookup';
import { requestAnswers } from '@portal/contract/request-types/request-answers';
import { screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { buildRequest } from '../../../testing/build-request.ts';
import { serve } from '../../../testing/server.ts';
import { showAs } from '../../../testing/show-as.tsx';
import { DetailsTab } from './DetailsTab.tsx';

afterEach(() => vi.unstubAllGlobals());

const answersTo = (term: string) =>
  screen.getAllByText(term).map(({ nextElementSibling: answer }) => answer?.textContent);

test.each([1, 4, 8] as const)(
  'staff read every answer of type %i under the label that researchers read [P1-04]',
  (type) => {
    const form = currentForm(type);
    if (!form) throw new Error(`type ${type} has no form`);
    serve({});
    const details = { type, form_version: form.version, additional_data: exampleAnswers(form) };
    const request = buildRequest({ type, details } as Parameters<typeof buildRequest>[0]);
    showAs('sfari_admin', <DetailsTab request={request} />);
    const shown = shownAnswers(form, requestAnswers(details).answers);
    const texts = shown.filter(({ words, isHtml, files }) => words && !isHtml && files.length === 0);
    expect(texts.length).toBeGreaterThan(0);
    for (const { label, words } of texts) expect(answersTo(label)).toContain(words);
  },
);

test('staff read typed text as it was typed, signs of mathematics too', () => {
  serve({});
  const usage = 'IQ <70 and age >5, p<0.05\nlist: a<b and c>d <script>x</script>';
  const details = { type: 1, form_version: 1, additional_data: { usage } };
  const request = buildRequest({ details } as Parameters<typeof buildRequest>[0]);
  showAs('sfari_admin', <DetailsTab request={request} />);
  const shown = screen.getByText(/IQ <70/);
  expect(shown.textContent).toBe(usage);
});

test('the cohort of a Research Match application is shown once, as its answer', () => {
  serve({});
  const cohorts = [{ id: 1, display_name: 'SPARK' }];
  const details = { type: 4, form_version: 1, additional_data: { cohort: 'SPARK' } };
  const request = buildRequest({ type: 4, cohorts, details } as Parameters<typeof buildRequest>[0]);
  showAs('sfari_admin', <DetailsTab request={request} />);
  expect(screen.getAllByText(/^Cohorts?$/)).toHaveLength(1);
});
