import { currentTerms } from '@portal/contract/request-types/lookup';
import { REQUEST_TYPE } from '@portal/contract/statuses';
import { renderWithPortal } from '@portal/shared-ui/testing';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { UsagePolicyText } from './UsagePolicyText.tsx';

test('a version is year and month, whatever it is called inside', () => {
  const terms = currentTerms(REQUEST_TYPE.RESEARCH_MATCH);
  expect(terms.version).toBe('2027-01-recruitment');
  renderWithPortal(<UsagePolicyText terms={terms} />);
  expect(screen.getByText('Data sharing and usage policy, version 2027-01')).toBeTruthy();
});
