import type { Request } from '@portal/contract';
import { exampleAnswers } from '@portal/contract/form-answers';
import { currentForm } from '@portal/contract/request-types/lookup';
import { REQUEST_TYPE } from '@portal/contract/statuses';
import { renderWithPortal } from '@portal/shared-ui/testing';
import { act, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { AsResearcher } from '../../../testing/as-researcher.tsx';
import { buildDraft } from '../../../testing/build-draft.ts';
import { fakeApi } from '../../../testing/fake-api.ts';
import { planWizard } from '../model/wizard-plan.ts';
import { Wizard } from './Wizard.tsx';

afterEach(() => {
  vi.unstubAllGlobals();
  localStorage.clear();
});

test('a step is not left while a file is on its way, and says why', async () => {
  const type = REQUEST_TYPE.RESEARCH_MATCH;
  const base = buildDraft();
  const form = currentForm(type);
  if (!form) throw new Error('Research Match has a form');
  const answers = { ...exampleAnswers(form), irb_protocol: [] };
  const draft: Request = Object.assign(base, {
    type,
    datasets: [],
    details: { ...base.details, type, form_version: form.version, additional_data: answers },
  });
  const section = form.sections.find(({ items }) =>
    items.some((item) => 'name' in item && item.name === 'irb_protocol'),
  );
  const plan = planWizard({ request: draft, typeNumber: draft.type, given: {}, hasProject: true });
  let arrive = (): void => undefined;
  class Upload extends EventTarget {
    upload = new EventTarget();
    status = 201;
    responseText = JSON.stringify({
      id: 'a0000000-0000-4000-8000-000000000001',
      name: 'protocol.pdf',
      size: 3,
    });
    open = () => undefined;
    setRequestHeader = () => undefined;
    abort = () => undefined;
    send = () => {
      arrive = () => void this.dispatchEvent(new Event('load'));
    };
  }
  vi.stubGlobal('XMLHttpRequest', Upload);
  fakeApi(({ path }) =>
    path.startsWith('/request/7/') ? { status: 200, body: draft, etag: '"2"' } : undefined,
  );
  const { user } = renderWithPortal(
    <AsResearcher>
      <Wizard
        initial={{ data: draft, etag: '"1"' }}
        typeNumber={draft.type}
        breadcrumbs={[]}
        isRevision={false}
        firstStep={() => 'Choose a project'}
      />
    </AsResearcher>,
    { path: `/request/create?draft=7#project_request_${plan.steps.indexOf(section?.id ?? '') + 1}` },
  );
  const field = await screen.findByLabelText('IRB protocol');
  const next = screen.getByRole('button', { name: 'Continue' });
  const previous = screen.getByRole('button', { name: 'Previous' });
  await user.upload(field, new File(['%PDF-1.7'], 'protocol.pdf', { type: 'application/pdf' }));
  await screen.findByText('You can continue once the file is uploaded.');
  expect([next, previous]).toEqual([
    expect.objectContaining({ disabled: true }),
    expect.objectContaining({ disabled: true }),
  ]);
  act(() => arrive());
  await waitFor(() => expect(next).toHaveProperty('disabled', false));
  expect(previous).toHaveProperty('disabled', false);
  expect(screen.queryByText('You can continue once the file is uploaded.')).toBeNull();
});
