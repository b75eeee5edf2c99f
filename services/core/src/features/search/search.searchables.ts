/** Institutions and people for the global search. Every searched text has a trigram index (migration 0010). */
import { INSTITUTION_STATUS_LABELS } from '@portal/contract';
import { sqlLabels, type Searchable } from '@portal/kit';
import { institutionResource } from '../institution/index.ts';
import { LIVING_ACCOUNTS, userResource } from '../user/index.ts';

const NAME = "(t.first_name || ' ' || t.last_name)";

const institutions: Searchable = {
  model: 'institution',
  policy: institutionResource.policy,
  own: ['own'],
  from: 'core.living_institution t',
  name: 't.name',
  detail: `concat_ws(', ', ${sqlLabels('t.status', INSTITUTION_STATUS_LABELS)}, 'EIN ' || t.ein)`,
  texts: ['t.name', 't.official_name'],
  digits: "regexp_replace(t.ein, '\\D', '', 'g')",
};

const users: Searchable = {
  model: 'user',
  policy: userResource.policy,
  own: ['own'],
  from: LIVING_ACCOUNTS,
  name: NAME,
  detail: `concat_ws(', ', t.email::text, (select i.name from core.user_institution ui
    join core.institution i on i.id = ui.institution_id where ui.user_id = t.id and ui."primary"))`,
  texts: [NAME],
  parts: ['t.email::text'],
};

export const searchables: readonly Searchable[] = [institutions, users];
