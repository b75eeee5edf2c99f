import { screen, within } from '@testing-library/react';
import { fakeServer, showPage } from '@portal/shared-ui/testing';
import { expect, test } from 'vitest';
import ProjectsPanel from './ProjectsPanel.tsx';

const server = fakeServer();

test('of many projects the newest few are on the home, ten at most, with the way to all [S9-01]', async () => {
  const asked: string[] = [];
  server.on('GET /project/', ({ query }: { query: URLSearchParams }) => {
    asked.push(query.get('ordering') ?? '');
    const results = Array.from({ length: Math.min(25, Number(query.get('limit'))) }, (_, index) => ({
      id: index + 1,
      title: `Project ${index + 1}`,
      sfari_project_id: `PRJ00000${index}`,
      latest_irb: null,
    }));
    return { body: { count: 25, next: null, previous: null, results } };
  });
  showPage(ProjectsPanel, { route: '', at: '/', role: 'primary_researcher' });
  const rows = within(await screen.findByRole('list')).getAllByRole('listitem');
  expect(rows.length).toBeGreaterThan(1);
  expect(rows.length).toBeLessThanOrEqual(10);
  expect(rows[0]?.textContent).toContain('Project 1');
  expect(asked).toEqual(['-created']);
  expect(screen.getByRole('link', { name: 'All projects' }).getAttribute('href')).toBe('/project');
});
