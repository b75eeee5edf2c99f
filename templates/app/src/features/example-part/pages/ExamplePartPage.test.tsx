import { axeViolations, fakeServer, showPage } from '@portal/shared-ui/testing';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Component } from './ExamplePartPage.tsx';

const server = fakeServer();

test('the page shows whose portal it is', async () => {
  server.on('GET /branding/', () => ({ body: { foundation_name: 'Foundation of Tests' } }));
  const { container } = showPage(Component, { route: 'example-part', role: 'superuser' });
  expect(await screen.findByText(/Foundation of Tests/)).toBeTruthy();
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Example part');
  expect(await axeViolations(container)).toEqual([]);
});

test('a failure is shown with a way to try again', async () => {
  server.on('GET /branding/', () => ({ status: 400, body: { detail: 'No.' } }));
  showPage(Component, { route: 'example-part', role: 'superuser' });
  expect(await screen.findByText('Could not load this page.')).toBeTruthy();
});
