import { screen } from '@testing-library/react';
import { FEATURES } from '@portal/contract/administration';
import { renderRoutes, personRow as person } from '@portal/shared-ui/testing';
import { afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { peopleRoutes } from '../people.routes.tsx';

const openPeople = (path: string, options: Parameters<typeof renderRoutes>[2]) =>
  renderRoutes(peopleRoutes, path, options);

// Pages come lazily; the first test does not pay for reading them.
beforeAll(async () => {
  await Promise.all([import('./UserListPage.tsx'), import('./UserPage.tsx'), import('./PublicUserPage.tsx')]);
});
afterEach(() => vi.unstubAllGlobals());

const list = (...results: unknown[]) => ({
  body: { count: results.length, next: null, previous: null, results },
});

describe('the list', () => {
  test('of a Signing Official has no New user and no choice of institution', async () => {
    openPeople('/user', { role: 'sbso', answers: { 'GET /user/': list(person()) } });
    await screen.findByRole('link', { name: 'Ada Byron' });
    expect(screen.queryByRole('link', { name: 'New user' })).toBeNull();
    expect(screen.queryByRole('combobox')).toBeNull();
  });

  test('of a Signing Official says who waits for them and who agreed to the joinder', async () => {
    const at = (
      id: number,
      name: string,
      link: object,
      joinder: string | null,
      role = 'primary_researcher',
    ) => ({
      ...person({ verified: true }),
      id,
      display_name: name,
      joinder_date: joinder,
      groups: [{ name: role }],
      user_institutions: [{ id, primary: true, verified: null, ...link }],
    });
    openPeople('/user', {
      role: 'sbso',
      answers: {
        'GET /user/': list(
          at(7, 'Ada Byron', { confirmed: true }, '2026-03-01T12:00:00Z'),
          at(8, 'Noor Haddad', { confirmed: false }, null),
          at(9, 'Cleo Gone', { confirmed: false, verified: false }, null),
          at(10, 'Sam Official', { confirmed: true }, null, 'sbso'),
          { ...at(11, 'Mari New', { confirmed: false }, null), verified: false },
        ),
      },
    });
    const row = async (name: string) =>
      (await screen.findByRole('row', { name: new RegExp(name) })).textContent;
    expect(await row('Ada Byron')).toContain('Confirmed03/01/2026');
    expect(await row('Noor Haddad')).toMatch(/Waiting for you.*domainsNot yet/);
    expect(await row('Cleo Gone')).toContain('RemovedNot yet');
    expect(await row('Sam Official')).toContain('Confirmed–');
    // nothing waits for the official until the address is verified
    expect(await row('Mari New')).toContain('Email not confirmedNot yet');
    expect(await row('Mari New')).not.toContain('Waiting for you');
    expect(screen.getByRole('link', { name: 'Confirm or remove researchers' }).getAttribute('href')).toBe(
      '/annual-researcher-review',
    );
  });
});

describe('a person', () => {
  const read = (abilities: Record<string, boolean>) => ({ 'GET /user/7/': { body: person({ abilities }) } });

  test('is shown to a Signing Official without work, comments, trail or actions', async () => {
    const { sent } = openPeople('/user/7', { role: 'sbso', answers: read({ read: true }) });
    await screen.findByRole('heading', { level: 1, name: 'Ada Byron' });
    for (const name of ['Projects, requests and collaborations', 'Comments', 'Emails', 'Audit trail'])
      expect(screen.queryByRole('heading', { name })).toBeNull();
    expect(screen.queryByRole('button')).toBeNull();
    expect(sent.map(({ call }) => call)).toEqual(['GET /user/7/']);
  });
});

describe('the public page of a researcher', () => {
  const project = {
    id: 3,
    title: 'Sleep in autism',
    abstract: 'How children with autism sleep.',
    datasets: [{ dataset_id: 'DS0002', display_name: 'SPARK Genotyping Array' }],
    research_team: [
      { display_name: 'Ada Byron', institution: 'Hillside Institute' },
      { display_name: 'Mary Somerville', institution: 'Lakeside University' },
    ],
  };
  const open = (projects: unknown[]) =>
    openPeople('/public/user/7', {
      role: 'primary_researcher',
      answers: {
        'GET /feature-toggle/': {
          body: { count: 1, results: [{ id: 1, feature_code: FEATURES.publicProfiles, enabled: true }] },
        },
        'GET /public/user/7/': {
          body: { id: 7, display_name: 'Ada Byron', institution: 'Hillside Institute', projects },
        },
      },
    });

  test('has name, institution and the approved projects with datasets and team, and no address [C2.1.13 R2.7-21]', async () => {
    open([project]);
    expect(await screen.findByRole('heading', { level: 1, name: 'Ada Byron' })).toBeTruthy();
    expect(screen.getAllByText(/Hillside Institute/).length).toBeGreaterThan(0);
    expect(screen.getByRole('heading', { name: 'Sleep in autism' })).toBeTruthy();
    expect(screen.getByText('How children with autism sleep.')).toBeTruthy();
    const link = screen.getByRole('link', { name: 'SPARK Genotyping Array' });
    expect(link.getAttribute('href')).toBe('/dataset/DS0002');
    expect(screen.getByText(/Mary Somerville/)).toBeTruthy();
    expect(document.body.textContent).not.toContain('@');
  });

  test('says so where there is no approved project [R2.7-22]', async () => {
    open([]);
    expect(await screen.findByText('No approved genetic dataset requests found')).toBeTruthy();
  });
});

test('the public list has the columns Name and Institution Name [R2.7-18 R2.7-19]', async () => {
  openPeople('/public/user', {
    role: 'primary_researcher',
    answers: {
      'GET /feature-toggle/': {
        body: { count: 1, results: [{ id: 1, feature_code: FEATURES.publicProfiles, enabled: true }] },
      },
      'GET /public/user/': list({ id: 7, display_name: 'Ada Byron', institution: 'Hillside Institute' }),
    },
  });
  expect(
    await screen.findByRole('heading', { level: 1, name: 'Researchers with Approved Dataset Requests' }),
  ).toBeTruthy();
  await screen.findByText('Ada Byron');
  const headers = screen.getAllByRole('columnheader').map((header) => header.textContent);
  expect(headers).toEqual(['Name', 'Institution Name']);
  expect(screen.getByRole('searchbox', { name: 'Search name or institution' })).toBeTruthy();
});
