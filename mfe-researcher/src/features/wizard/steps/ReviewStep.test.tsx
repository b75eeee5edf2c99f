import type { RevisionPoint } from '@portal/contract';
import { exampleAnswers, shownAnswers } from '@portal/contract/form-answers';
import { currentForm } from '@portal/contract/request-types/lookup';
import { requestAnswers } from '@portal/contract/request-types/request-answers';
import { axeViolations, renderWithPortal } from '@portal/shared-ui/testing';
import { screen, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { buildDraft } from '../../../testing/build-draft.ts';
import { buildMember } from '@portal/shared-ui/testing';
import { AsResearcher } from '../../../testing/as-researcher.tsx';
import { fakeApi } from '../../../testing/fake-api.ts';
import { buildPlan } from '../../../testing/build-plan.ts';
import { PointsContext } from '../../revision-points/hooks/points-context.ts';
import { draftValues } from '../model/draft-values.ts';
import { ReviewStep } from './ReviewStep.tsx';

afterEach(() => vi.unstubAllGlobals());

test('every question and everyone on the team is listed, also what was left open and who gets no access [R2.1-11]', async () => {
  const student = buildMember({
    id: 32,
    user_id: 8,
    first_name: 'Noor',
    last_name: 'Haddad',
    user_role: 'Student',
    warnings: ['no_joinder'],
  });
  fakeApi(({ path }) =>
    path === '/research-team/' ? { body: { results: [buildMember(), student], abilities: {} } } : undefined,
  );
  const request = buildDraft({ projectId: 61 });
  const { datasets: [first] = [] } = request;
  const genetic = { ...request, datasets: first ? [{ ...first, type: 2 as const }] : [] };
  const { container } = renderWithPortal(
    <AsResearcher>
      <ReviewStep
        request={genetic}
        values={draftValues(genetic)}
        plan={buildPlan(genetic, { is_revision: true, has_genetic_data: true })}
        changeHref={(step) => `#${step}`}
      />
    </AsResearcher>,
  );
  const answerTo = (term: string) => screen.getByText(term).nextElementSibling?.textContent;
  expect(answerTo('Sequence data')).toBe('Not answered');
  expect(answerTo('What did you change?')).toBe('Not answered');
  const row = (name: RegExp) => within(screen.getByRole('row', { name }));
  await screen.findByText('Noor Haddad');
  expect(row(/Maya Lindqvist/).getByText('Gets access')).toBeTruthy();
  expect(row(/Maya Lindqvist/).getByText('Ready')).toBeTruthy();
  expect(row(/Noor Haddad/).getByText('Student')).toBeTruthy();
  expect(row(/Noor Haddad/).getByText('No access')).toBeTruthy();
  expect(row(/Noor Haddad/).getByText('Not ready')).toBeTruthy();
  const links = screen.getAllByRole('link', { name: /^Change / });
  expect(links.map((link) => link.getAttribute('href')?.replace(/.*#/, ''))).toEqual([
    'project',
    'resources',
    'details',
    'team',
    'policy',
  ]);
  expect(await axeViolations(container)).toEqual([]);
});

test('what changed is asked for each requested change, so the general question is listed only with an answer', () => {
  fakeApi(() => undefined);
  const point = {
    id: 5,
    place: 'usage',
    text: 'Which measures do you compare?',
    answer: 'Sleep and movement.',
    round: 1,
    published: '2026-11-20T10:00:00Z',
    author: null,
    request: { id: 7, sfari_request_id: 'REQ000007' },
    created: '2026-11-20T09:00:00Z',
    modified: '2026-11-20T10:00:00Z',
    version: 'W/"1"',
    abilities: {},
  } as unknown as RevisionPoint;
  const pointsState = {
    answers: {},
    getLabel: (place: string) => place,
    change: () => {},
    autosave: null,
    reported: new Set<number>(),
    report: () => {},
  };
  const show = (changes: string) => {
    const request = buildDraft({ projectId: 63 });
    return renderWithPortal(
      <AsResearcher>
        <PointsContext value={{ ...pointsState, points: [point] }}>
          <ReviewStep
            request={request}
            values={{ ...draftValues(request), request_changes: changes }}
            plan={buildPlan(request, { is_revision: true })}
            changeHref={(step) => `#${step}`}
          />
        </PointsContext>
      </AsResearcher>,
    );
  };
  const { unmount } = show('');
  expect(screen.getAllByRole('link', { name: /^Change / }).length).toBeGreaterThan(0);
  expect(screen.queryByText('What did you change?')).toBeNull();
  unmount();
  show('The number of participants.');
  expect(screen.getByText('What did you change?')).toBeTruthy();
});

test.each([
  [1, /may take up to two weeks/],
  [4, /Applications are reviewed quarterly/],
] as const)('the last step of type %i says how long the review takes', (type, sentence) => {
  fakeApi(() => undefined);
  const request = { ...buildDraft({ projectId: 63 }), type };
  renderWithPortal(
    <AsResearcher>
      <ReviewStep
        request={request}
        values={draftValues(request)}
        plan={buildPlan(request)}
        changeHref={(step) => `#${step}`}
      />
    </AsResearcher>,
  );
  expect(screen.getByText(sentence)).toBeTruthy();
});

test.each([1, 4] as const)('answers of type %i are read in the words of the request page [P1-04]', (type) => {
  fakeApi(() => undefined);
  const form = currentForm(type);
  const draft = buildDraft({ projectId: 62 });
  if (!form || !draft.details) throw new Error(`type ${type} has no form`);
  const details = { ...draft.details, type, additional_data: exampleAnswers(form) };
  const request = { ...draft, type, details } as typeof draft;
  renderWithPortal(
    <AsResearcher>
      <ReviewStep
        request={request}
        values={draftValues(request)}
        plan={buildPlan(request)}
        changeHref={(step) => `#${step}`}
      />
    </AsResearcher>,
  );
  const shown = shownAnswers(form, requestAnswers(details).answers);
  const texts = shown.filter(({ words, isHtml, files }) => words && !isHtml && files.length === 0);
  expect(texts.length).toBeGreaterThan(0);
  for (const { words } of texts) expect(screen.getAllByText(words).length).toBeGreaterThan(0);
});

test('statements of the usage policy are shown as they were answered, as on the request', () => {
  fakeApi(() => undefined);
  const request = buildDraft({ projectId: 62 });
  renderWithPortal(
    <AsResearcher>
      <ReviewStep
        request={request}
        values={{ ...draftValues(request), intent_to_download: true, agreed_nih: false }}
        plan={buildPlan(request, {})}
        changeHref={(step) => `#${step}`}
      />
    </AsResearcher>,
  );
  expect(screen.getAllByText('Agreed').length).toBeGreaterThan(0);
  expect(screen.getAllByText('True').length).toBeGreaterThan(0);
  expect(screen.getByText('False')).toBeTruthy();
});
