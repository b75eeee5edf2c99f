import { screen } from '@testing-library/react';
import { axeViolations, emptyList, fakeServer, showPage } from '@portal/shared-ui/testing';
import { expect, test } from 'vitest';
import { Component } from './IncidentsPage.tsx';

const server = fakeServer();
const incident = {
  id: 1,
  request: { id: 101, sfari_request_id: 'REQ000001' },
  reporter: { id: 5, display_name: 'Maya Lindqvist' },
  kind: 'loss',
  noticed: '2026-11-16',
  description: 'A disk is gone',
  measures: '',
  status: 'new',
  notes: '',
  outcome: '',
  created: '2026-11-16T10:00:00Z',
  closed: null,
  version: 'W/"1"',
  abilities: { read: true, handle: true, see_notes: true },
};
const show = () => showPage(Component, { route: 'incidents', role: 'sfari_admin' });

test('each incident says what happened, who reported it and how far it is, and leads to the request', async () => {
  server.on('GET /incident/', { ...emptyList, count: 1, results: [incident] });
  const { container } = show();
  const link = await screen.findByRole('link', { name: 'REQ000001' });
  expect(link.getAttribute('href')).toBe('/request/101?tab=incidents');
  expect(screen.getAllByRole('row')[1]?.textContent).toMatch(
    /Loss of data or material.*11\/16\/2026.*Maya Lindqvist.*A disk is gone.*New/,
  );
  expect(await axeViolations(container)).toEqual([]);
});

test('without incidents the list says where they are reported', async () => {
  server.on('GET /incident/', emptyList);
  show();
  expect(await screen.findByText('Researchers report incidents on the page of their request.')).toBeTruthy();
});
