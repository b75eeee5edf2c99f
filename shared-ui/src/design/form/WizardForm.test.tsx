import { screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { axeViolations, renderWithPortal } from '../../testing/index.ts';
import { useDefinedForm, WizardForm, type FormValues } from './index.ts';
import { filledValues, sampleDefinition } from './sample-form.ts';

type Submit = (values: FormValues) => Promise<void>;

function Sample({ onSubmit, values }: { onSubmit: Submit; values?: FormValues }) {
  const form = useDefinedForm({ definition: sampleDefinition, defaultValues: values });
  return (
    <WizardForm definition={sampleDefinition} form={form} onSubmit={onSubmit} submitLabel="Submit request" />
  );
}
const step = () => screen.getByRole('heading', { level: 2, name: /^Step/ });

test('a step with errors is not left; steps go on, back without loss, and end with the answers', async () => {
  const onSubmit = vi.fn<Submit>(() => Promise.resolve());
  const { user, container } = renderWithPortal(
    <Sample onSubmit={onSubmit} values={{ ...filledValues, title: '' }} />,
  );
  expect(step().textContent).toBe('Step 1 of 3: About the study');
  await user.click(screen.getByRole('button', { name: 'Continue' }));
  await screen.findByRole('link', { name: 'Title: Required field' });
  await user.type(screen.getByLabelText('Title'), 'Sleep');
  await user.click(screen.getByRole('button', { name: 'Continue' }));
  await waitFor(() => expect(step().textContent).toBe('Step 2 of 3: Resource Details'));
  expect(document.activeElement).toBe(step());
  await user.click(screen.getByRole('button', { name: 'Back' }));
  expect(await screen.findByLabelText('Title')).toHaveProperty('value', 'Sleep');
  await user.click(screen.getByRole('button', { name: 'Continue' }));
  await screen.findByLabelText('Purpose');
  await user.click(screen.getByRole('button', { name: 'Continue' }));
  await waitFor(() => expect(step().textContent).toBe('Step 3 of 3: Check your answers'));
  expect(screen.getByText('Biospecimen')).toBeTruthy();
  expect(screen.getByText('01/02/2027')).toBeTruthy();
  expect(await axeViolations(container)).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'Submit request' }));
  await waitFor(() => expect(onSubmit).toHaveBeenCalledOnce());
});

test('a Change link opens the step and returns to the answers', async () => {
  const { user } = renderWithPortal(<Sample onSubmit={vi.fn<Submit>()} values={filledValues} />, {
    path: '/?step=check',
  });
  await user.click(screen.getByRole('link', { name: 'Change About the study' }));
  await user.type(await screen.findByLabelText('Title'), ' at night');
  await user.click(screen.getByRole('button', { name: 'Save and return to your answers' }));
  expect(await screen.findByText('Sleep in siblings at night')).toBeTruthy();
});

test("a server's error at the end opens the step of its field", async () => {
  const { user } = renderWithPortal(
    <Sample
      onSubmit={() => Promise.reject({ fields: { title: ['Already in system'] } })}
      values={filledValues}
    />,
    { path: '/?step=check' },
  );
  await user.click(screen.getByRole('button', { name: 'Submit request' }));
  await user.click(await screen.findByRole('link', { name: 'Title: Already in system' }));
  await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Title')));
  expect(step().textContent).toBe('Step 1 of 3: About the study');
});
