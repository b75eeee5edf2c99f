import { screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { axeViolations, renderWithPortal } from '../../testing/index.ts';
import { DefinedForm, useDefinedForm, type FormValues } from './index.ts';
import { filledValues, sampleDefinition } from './sample-form.ts';

type Submit = (values: FormValues) => Promise<void>;

function Sample({ onSubmit, values }: { onSubmit: Submit; values?: FormValues }) {
  const form = useDefinedForm({ definition: sampleDefinition, defaultValues: values });
  return (
    <DefinedForm definition={sampleDefinition} form={form} onSubmit={onSubmit} submitLabel="Submit request" />
  );
}

test('the summary takes focus, links to the fields and puts Error: in the title', async () => {
  document.title = 'New request';
  const onSubmit = vi.fn<Submit>();
  const { user, container } = renderWithPortal(<Sample onSubmit={onSubmit} />);
  await user.click(screen.getByRole('button', { name: 'Submit request' }));
  const summary = await screen.findByRole('alert', { name: 'There is a problem' });
  expect(document.activeElement).toBe(summary);
  expect(document.title).toMatch(/^Error:/);
  expect(onSubmit).not.toHaveBeenCalled();
  expect(
    within(summary)
      .getAllByRole('link')
      .map((link) => link.textContent),
  ).toEqual([
    'Title: Required field',
    'Kind of request: Required field',
    'IRB expiration date: Required field',
    'Purpose: Required field',
    'I have read and understood the above: Required field',
  ]);
  expect(await axeViolations(container)).toEqual([]);
  await user.click(within(summary).getByRole('link', { name: 'Title: Required field' }));
  await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Title')));
  await user.click(within(summary).getByRole('link', { name: 'Kind of request: Required field' }));
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('radio', { name: 'Dataset' })));
});

test('an error goes as soon as its field is right, and is read with the field', async () => {
  const { user } = renderWithPortal(
    <Sample onSubmit={vi.fn<Submit>()} values={{ ...filledValues, title: '' }} />,
  );
  await user.click(screen.getByRole('button', { name: 'Submit request' }));
  const title = screen.getByLabelText('Title');
  await waitFor(() => expect(title.getAttribute('aria-invalid')).toBe('true'));
  const described = (title.getAttribute('aria-describedby') ?? '')
    .split(' ')
    .map((id) => document.getElementById(id)?.textContent);
  expect(described).toEqual(['As it stands in the IRB document.', 'Required field']);
  await user.type(title, 'S');
  await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
});

test('sends typed values, and a conditional field appears with its choice', async () => {
  const onSubmit = vi.fn<Submit>(() => Promise.resolve());
  const { user } = renderWithPortal(<Sample onSubmit={onSubmit} values={{ ...filledValues, kind: '1' }} />);
  expect(screen.queryByLabelText('Number of samples')).toBeNull();
  await user.click(screen.getByRole('radio', { name: /Biospecimen/ }));
  expect(screen.getByLabelText('Number of samples')).toHaveProperty('value', '40');
  await user.click(screen.getByRole('button', { name: 'Submit request' }));
  await waitFor(() => expect(onSubmit).toHaveBeenCalledWith({ ...filledValues, kind: 2, samples: 40 }));
});

test("a server's issues land on their fields, the others in the summary", async () => {
  const refused = {
    status: 400,
    fields: { title: ['Already in system', 'second'], owner: ['Unknown owner'] },
  };
  const { user } = renderWithPortal(
    <Sample onSubmit={() => Promise.reject(refused)} values={filledValues} />,
  );
  await user.click(screen.getByRole('button', { name: 'Submit request' }));
  const summary = await screen.findByRole('alert');
  expect(summary.textContent).toContain('Title: Already in system');
  expect(summary.textContent).toContain('owner: Unknown owner');
  expect(screen.getByLabelText('Title').getAttribute('aria-invalid')).toBe('true');
  expect(document.activeElement).toBe(summary);
});

test('a failure without issues is described in words', async () => {
  const { user } = renderWithPortal(
    <Sample onSubmit={() => Promise.reject(new Error('secret'))} values={filledValues} />,
  );
  await user.click(screen.getByRole('button', { name: 'Submit request' }));
  expect((await screen.findByRole('alert')).textContent).toContain('Unexpected error');
});

test('tags: Enter adds, a list splits, at most three', async () => {
  const { user } = renderWithPortal(<Sample onSubmit={vi.fn<Submit>()} />);
  const box = screen.getByLabelText(/Keywords/);
  await user.type(box, 'sleep{Enter}');
  await user.click(box);
  await user.paste('siblings, sleep; genes, more');
  const tags = within(screen.getByRole('list', { name: 'Entered' })).getAllByRole('listitem');
  expect(tags.map((tag) => tag.textContent)).toEqual(['sleep', 'siblings', 'genes']);
});
