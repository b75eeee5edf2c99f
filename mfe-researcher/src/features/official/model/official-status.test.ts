import type { SessionInstitution } from '@portal/shared-ui/session';
import { expect, test } from 'vitest';
import { describeOfficialStatus } from './official-status.ts';

const at = (status: SessionInstitution['status'], rda: SessionInstitution['rda_status'] = 4, waiting = 0) =>
  describeOfficialStatus(
    {
      id: 3,
      display_name: 'Northfield University',
      status,
      rda_status: rda,
      is_current_officer: true,
      user_institution: 9,
      confirmed: true,
      disowned: false,
      names_official: false,
      joinder_date: null,
    },
    waiting,
  );

test('an official acts on details, questions and the signature; otherwise others do', () => {
  expect(at(1).action?.path).toBe('/institution-details');
  expect(at(5).action?.path).toBe('/institution/3');
  expect(at(3, 1)).toMatchObject({
    title: 'The RDA needs your signature',
    action: { path: '/institution/3' },
  });
  for (const officialStatus of [at(2), at(4), at(6), at(3, 2), at(3, 3), at(3, 4)])
    expect(officialStatus.action).toBeUndefined();
});

test('each state says who acts next or that no one has to', () => {
  expect(at(2).text).toContain('If it is approved, we will email you');
  expect(at(3, 2).title).toBe('The foundation signs next');
  // an official who is investigator too may have other things to do, which the list below says
  expect(at(3, 3).title).toBe('Nothing to sign');
  expect(at(3, 3, 2).title).toBe('The RDA is in force');
});
