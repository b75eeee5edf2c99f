/** The log of mails (spec 1 section 7 "Shell"). */
import { RESEARCH_MATCH_TYPES, TISSUE_TYPES, emailObject } from '@portal/contract';
import { definePolicy, defineResource, fromModel } from '@portal/kit';
import { fileRefusals } from '../../texts/en/file-refusals.ts';
import { EmailModel } from '../../models/index.ts';
import { involvedSql } from '../../rules/involvement.sql.ts';
import { aboutNoRequest, aboutNoOwnRequest, aboutNoConflict, isAboutTypes } from './email-requests.sql.ts';

export interface EmailState {
  readonly status: string;
}

/**
 * The queue retries at least every ten minutes, and each attempt changes the row. A mail without an attempt for 30
 * minutes has lost its job, for example because the machine stopped during the last attempt. Without this check no one
 * would ever send it.
 */
const IS_LOST = `t.status = 'queued' and t.modified < now() - interval '30 minutes'`;
/** Two conditions joined by `or`, so that each can use an index. */
export const FAILED = `(t.status = 'failed' or ${IS_LOST})`;
const STATUS = `case when ${IS_LOST} then 'failed' else t.status end`;
/** Two conditions joined by `or`, so that each can use the index of the stored status. */
const STATUS_FILTER = `((t.status {value} and not (${IS_LOST})) or ('failed' {value} and ${IS_LOST}))`;

const OBJECT_ID = `case when t.object_id ~ '^[0-9]{1,9}$' then t.object_id::int end`;
const OBJECT_NAME = `case t.model_name
  when 'user' then (select a.first_name || ' ' || a.last_name from core.account a where a.id = ${OBJECT_ID})
  when 'institution' then (select i.name from core.institution i where i.id = ${OBJECT_ID})
  when 'request' then (select r.sfari_request_id ${involvedSql('owner', `r.request_id = ${OBJECT_ID}`)})
end`;
const BY_CODE = `(t.model_name = 'request' and t.object_id = any(array(
  select r.request_id::text ${involvedSql('owner', 'r.sfari_request_id ilike {pattern}')})))`;

const UNCONFLICTED = `${aboutNoOwnRequest} and ${aboutNoConflict}`;

const emailPolicy = definePolicy({
  object: 'email',
  relations: {
    /** Mails to and about reviewers reveal who reviews a request, so the owner of the request must not read them. */
    others: aboutNoOwnRequest,
    unconflicted: UNCONFLICTED,
    own: `t.actor_id = :actor and ${UNCONFLICTED}`,
    no_request: aboutNoRequest,
    /** A mail reveals the content of its requests, so its reader must be allowed to see the type of each request. */
    research_match: `${isAboutTypes(RESEARCH_MATCH_TYPES)} and ${UNCONFLICTED}`,
    tissue: `${isAboutTypes(TISSUE_TYPES)} and ${UNCONFLICTED}`,
  },
  actions: {
    read: {
      who: {
        // Reviewers see the mails they sent, not the decisions of others.
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
    // The array is computed once per statement; an "exists" would be evaluated for every mail.
    object_id: `(t.object_id {value} or t.id = any(array(select further.email_id from core.email_further_object further
      where further.object_id {value})))`,
  },
  search: {
    subject: 't.subject',
    recipients: 'core.join_addresses(t."to", t.cc, t.bcc)',
    request: BY_CODE,
  },
  // Lost mails are rare, so they are sorted with the queued ones.
  ordering: { status: 't.status' },
  state: { status: STATUS },
});
