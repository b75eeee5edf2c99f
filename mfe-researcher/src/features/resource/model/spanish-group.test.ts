import type { Dataset } from '@portal/contract';
import { expect, it, vi } from 'vitest';
import { datasetResource, GROUP_ORDER } from './resource.ts';

// a page in Spanish has these words instead of the English ones
vi.mock('../../../texts/en/dataset.ts', () => import('../../../texts/es/dataset.ts'));

it('datasets of other curators have a group in every language', () => {
  const external = { type: 1, curator_type: 3, cohort: { display_name: 'SSC' }, description: '' };
  const other = datasetResource(external as Dataset);
  expect(GROUP_ORDER).toContain(other.group);
});
