/**
 * Researchers with approved dataset requests, as visitors see them: name, institution, and the projects for which data
 * were approved. E-mail addresses are never shown (spec 2 section 2.7 "/public/user/", decision 299).
 */
import { INSTITUTION_STATUS, publicUserObject, REQUEST_STATUS } from '@portal/contract';
import { FEATURES } from '@portal/contract/administration';
import { definePolicy, defineResource, resourceRoutes, whileFeature, type Handler } from '@portal/kit';
import { publicProjectsSql } from './public-projects.sql.ts';

const DATASET = 1;

/** Over alias `request`: dataset requests that are approved and active, not suspended or archived. */
const APPROVED = `request.type = ${DATASET}
  and request.status in (${REQUEST_STATUS.APPROVED}, ${REQUEST_STATUS.FULFILLED})`;

const publicUserPolicy = definePolicy({
  object: 'public/user',
  relations: { listed: 't.active and t.verified' },
  actions: { read: { who: { anyone: ['listed'] } } },
});

export const publicUserResource = defineResource({
  object: publicUserObject,
  // Starts from the requests, because they have fewer owners than there are accounts.
  from: `(select person.id, person.display_name, person.last_name, person.active, person.verified,
      institution.name as institution
    from (select distinct request.owner_id from researcher.request request where ${APPROVED}) holder
    join core_api.person person on person.id = holder.owner_id
    join core_api.institution institution on institution.id = person.institution_id
      and institution.status = ${INSTITUTION_STATUS.APPROVED}) t`,
  table: 'core_api.person',
  version: `md5(concat_ws('|', t.id, t.display_name, t.institution))`,
  policy: publicUserPolicy,
  expand: { projects: publicProjectsSql(APPROVED) },
  search: { display_name: 't.display_name', institution: 't.institution' },
  ordering: { last_name: { sql: 't.last_name', isNullable: false } },
});

export const publicUserRoutes: readonly Handler[] = whileFeature(
  FEATURES.publicProfiles,
  resourceRoutes(publicUserResource),
);
