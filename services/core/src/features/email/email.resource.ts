/** The log of mails (spec 1 section 7 "Shell"). */
import { RESEARCH_MATCH_TYPES, TISSUE_TYPES, emailObject } from '@portal/contract';
import { definePolicy, defineResource, fromModel } from '@portal/kit';
import { fileRefusals } from '../../texts/en/file-refusals.ts';
import { EmailModel } from '../../models/index.ts';
import { aboutNoRequest, aboutNoOwnRequest, aboutNoConflict, isAboutTypes } from './email-requests.sql.ts';

export interface EmailState {
  readonly status: string;
}

/**
 * The queue tries at least every ten minutes, and each try changes the row. What was not tried for longer lost its job,
 * for instance where the machine stopped during the last try, and no one would ever send it.
 */
const IS_LOST = `t.status = 'queued' and t.modified < now() - interval '30 minutes'`;
/** In two parts, each of which an index answers. */
export const FAILED = `(t.status = 'failed' or ${IS_LOST})`;
const STATUS = `case when ${IS_LOST} then 'failed' else t.status end`;
/** In two parts, each of which the index of the stored status answers. */
const STATUS_FILTER = `((t.status {value} and not (${IS_LOST})) or ('failed' {value} and ${IS_LOST}))`;

const OBJECT_ID = `case when t.object_id ~ '^[0-9]{1,9}$' then t.object_id::int end`;
const OBJECT_NAME = `case t.model_name
  when 'user' then (select a.first_name || ' ' || a.last_name from core.account a where a.id = ${OBJECT_ID})
  when 'institution' then (select i.name from core.institution i where i.id = ${OBJECT_ID})
end`;

const UNCONFLICTED = `${aboutNoOwnRequest} and ${aboutNoConflict}`;

const emailPolicy = definePolicy({
  object: 'email',
  relations: {
    /** Mails to and about reviewers show who reviews a request, so none is read by its owner. */
    others: aboutNoOwnRequest,
    unconflicted: UNCONFLICTED,
    own: `t.actor_id = :actor and ${UNCONFLICTED}`,
    no_request: aboutNoRequest,
    /** A mail shows what its requests are about, so it is read by those who see requests of the type of each. */
    research_match: `${isAboutTypes(RESEARCH_MATCH_TYPES)} and ${UNCONFLICTED}`,
    tissue: `${isAboutTypes(TISSUE_TYPES)} and ${UNCONFLICTED}`,
  },
  actions: {
    read: {
      who: {
        // Reviewers see what they sent, not what others decided.
        external_reviewer: ['own'],
        internal_reviewer: ['own'],
        abn_reviewer: ['own'],
        sfari_reviewer: ['unconflicted'],
        sfari_admin: ['others'],
        rm_admin: ['own', 'no_request', 'research_match'],
        abn_proj_mgr: ['own', 'no_request', 'tissue'],
        internal_read_only: ['unconflicted'],
        access_admin: ['unconflicted'],
        superuser: ['others'],
      },
    },
    resend: {
      who: { sfari_admin: 'any', superuser: 'any' },
      when: (email: EmailState) => email.status === 'failed',
      because: fileRefusals.mail.failedOnly,
    },
  },
});

export const emailResource = defineResource<typeof emailObject, EmailState>({
  object: emailObject,
  ...fromModel(EmailModel),
  policy: emailPolicy,
  columns: {
    object_name: OBJECT_NAME,
    object_ids: `to_jsonb(array_remove(t.object_id || array(select further.object_id from core.email_further_object further
      where further.email_id = t.id order by further.id), null))`,
    to: 't."to"',
    status: STATUS,
  },
  setFilters: {
    status: STATUS_FILTER,
    // An array is fetched once for the statement; in an "exists" every mail would be looked at.
    object_id: `(t.object_id {value} or t.id = any(array(select further.email_id from core.email_further_object further
      where further.object_id {value})))`,
  },
  // Of those that lost their job there is hardly any; they are with what is queued.
  ordering: { status: 't.status' },
  state: { status: STATUS },
});
