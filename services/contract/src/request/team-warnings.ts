/** What prevents a team member's access, as text (spec 2 section 6). */
import { translatable } from '../words/words.ts';

export const TEAM_WARNING_LABELS = /*#__PURE__*/ translatable('team-warnings', {
  not_active: 'Account is not active',
  no_account: 'No account yet',
  no_irb: 'No valid IRB',
  rda_not_signed: 'RDA is not signed',
  rda_not_executed: 'RDA is not executed',
  no_joinder: 'No joinder',
  institution_has_no_rda: 'Institution has no RDA',
  no_institution: 'No institution',
  disowned: 'No longer a member of the institution',
  not_confirmed: 'Not confirmed by the institution',
});
