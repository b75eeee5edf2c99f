/** Agreements in the form of the contract: files of type 2 with their institution and signatures. */
import {
  FILE_TYPE,
  RDA_STATUSES,
  agreementObject,
  rdaTemplateObject,
  type AgreementData,
  type PaperRecord,
  type Role,
} from '@portal/contract';
import { seenByStaff } from '@portal/common';
import {
  actsAs,
  definePolicy,
  defineResource,
  lockOne,
  sql,
  type Actor,
  type Locked,
  type Work,
} from '@portal/kit';
import { joinedPersonSql } from '../../rules/person-summary.sql.ts';
import { remindFromSql } from '../../rules/signature-reminders.ts';
import { agreementDataSql, withoutComments } from '../file/index.ts';
import { agreementPolicy, type AgreementState } from './agreement.policy.ts';

const STATUS = "coalesce((t.additional_data ->> 'status')::int, 1)";
/** A file that is later found infected stays in quarantine permanently. */
const SCAN = "case t.scan when 'clean' then 'clean' else 'quarantined' end";
/**
 * Signatures of a file, or of another document with a `storage_key`. The alias of its table is `t`; `condition` selects
 * from `core.signature s`.
 */
export const signaturesSql = (
  condition: string,
): string => `(select coalesce(jsonb_agg(jsonb_build_object('id', s.id, 'role', s.role,
    'signer', jsonb_build_object('id', s.signer_id, 'display_name', s.typed_name), 'typed_name', s.typed_name,
    'meaning', s.meaning, 'signed_at', to_char(s.signed_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
    'sha256', trim(s.sha256), 'voided', s.storage_key <> t.storage_key) order by s.id), '[]')
  from core.signature s where ${condition})`;
const SIGNATURES = signaturesSql('s.file_id = t.id');

const REMIND_FROM = remindFromSql('core.agreement_reminder', 'r.file_id = t.id');

const AT = 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"';
/** A waiting record is valid only while the agreement has the document and status it had when the record was made. */
const WAITS = `p.file_id = t.id and p.storage_key = t.storage_key and p.state = 'waiting' and p.from_status = ${STATUS}`;
const PAPER_RECORDS = `(select coalesce(jsonb_agg(jsonb_build_object('id', p.id, 'state', p.state, 'status', p.status,
    'signature', p.signature, 'signature_date', p.signature_date,
    'sf_signature', p.sf_signature, 'sf_signature_date', p.sf_signature_date,
    'scan', jsonb_build_object('id', p.scan_id, 'name', coalesce(scan.name, ''), 'sha256', trim(p.scan_sha256)),
    'recorder', coalesce(${joinedPersonSql('recorder')}, jsonb_build_object('id', p.recorder_id, 'display_name', '')),
    'recorded_at', to_char(p.recorded_at at time zone 'UTC', '${AT}'),
    'decider', case when decider.id is not null then ${joinedPersonSql('decider')} end,
    'decided_at', to_char(p.decided_at at time zone 'UTC', '${AT}'), 'reason', p.reason) order by p.id), '[]')
  from core.paper_record p left join core.file scan on scan.id = p.scan_id
    left join core.account recorder on recorder.id = p.recorder_id
    left join core.account decider on decider.id = p.decider_id
  where p.file_id = t.id and p.storage_key = t.storage_key and (p.state <> 'waiting' or (${WAITS})))`;

/** Administrators who received that role from the recorder. */
const PROMOTED_BY_RECORDER = `(select coalesce(jsonb_agg(g.account_id), '[]') from core.account_group g
  where g.role = 'sfari_admin' and g.given_by = p.recorder_id)`;

export const agreementResource = defineResource<typeof agreementObject, AgreementState>({
  object: agreementObject,
  from: `(select *, xmin from core.file where type = ${FILE_TYPE.RDA} and institution_id is not null) t`,
  joins: {
    i: 'join core.institution i on i.id = t.institution_id',
    io: 'left join core.account io on io.id = i.current_io_id',
  },
  table: 'core.file',
  // The institution's row is locked first, as in every institution command, because it determines the current
  // agreement.
  lockRow: (id) => sql`select 1 from core.institution i
    where i.id = (select institution_id from core.file where id = ${id}) for share of i`,
  policy: agreementPolicy,
  columns: {
    sha256: 'trim(t.sha256)',
    scan: SCAN,
    institution: "jsonb_build_object('id', i.id, 'display_name', i.name, 'status', i.status)",
    official: `case when io.id is not null then
      ${joinedPersonSql('io')} end`,
    current: 'coalesce(i.current_rda_id = t.id, false)',
    additional_data: agreementDataSql,
    remind_from: REMIND_FROM,
    signatures: SIGNATURES,
    papers: PAPER_RECORDS,
  },
  filters: {
    status: STATUS,
    institution: 't.institution_id',
    institution_status: 'i.status',
    current: 'coalesce(i.current_rda_id = t.id, false)',
  },
  search: { institution: 'i.name', official: "(io.first_name || ' ' || io.last_name)" },
  ordering: { institution: 'i.name', status: STATUS },
  groupValues: { status: RDA_STATUSES },
  state: {
    status: STATUS,
    current: 'coalesce(i.current_rda_id = t.id, false)',
    scan: SCAN,
    institution_id: 'i.id',
    institution_name: 'i.name',
    institution_status: 'i.status',
    storage_key: 't.storage_key',
    sha256: 'trim(t.sha256)',
    official_signer: `(select s.signer_id from core.signature s
      where s.file_id = t.id and s.storage_key = t.storage_key and s.role = 'official')`,
    paper: `(select jsonb_build_object('id', p.id, 'recorder', p.recorder_id, 'promotedByRecorder', ${PROMOTED_BY_RECORDER})
      from core.paper_record p where ${WAITS})`,
    official: 'i.current_io_id',
    remind_from: REMIND_FROM,
    data: 't.additional_data',
  },
  present: (row, { actor }) => ({
    ...row,
    papers: hideUnconfirmed(row['papers'] as PaperRecord[], actor),
    additional_data: withoutComments(row['additional_data'] as AgreementData, actor),
  }),
});

const FULL_VIEW_ROLES = Object.keys(seenByStaff) as Role[];

/** The institution sees confirmed records only, without the foundation's internal reasons. */
const hideUnconfirmed = (papers: readonly PaperRecord[], actor: Actor): readonly PaperRecord[] =>
  actor.kind === 'service' || actsAs(actor, ...FULL_VIEW_ROLES)
    ? papers
    : papers.filter(({ state }) => state === 'confirmed').map((paper) => ({ ...paper, reason: null }));

export type LockedAgreement = Locked<AgreementState>;

/** Locks the institution and then the agreement. @throws NOT_FOUND when the caller must not see it */
export const lockAgreement = (work: Work, actor: Actor, id: string): Promise<LockedAgreement> =>
  lockOne(agreementResource, { work, actor, id });

const templatePolicy = definePolicy({
  object: 'rda-template',
  relations: {},
  actions: { read: { who: { sfari_admin: 'any', superuser: 'any' } } },
});

export const rdaTemplateResource = defineResource({
  object: rdaTemplateObject,
  from: `core.file t left join core.account c on c.id = t.creator_id
    join (select ${FILE_TYPE.RDA_TEMPLATE} as type) template on template.type = t.type`,
  table: 'core.file',
  policy: templatePolicy,
  columns: {
    sha256: 'trim(t.sha256)',
    scan: SCAN,
    creator: `case when c.id is not null then
      ${joinedPersonSql('c')} end`,
    current: `t.id = (select newest.id from core.file newest where newest.type = ${FILE_TYPE.RDA_TEMPLATE}
      and newest.scan = 'clean' order by newest.created desc, newest.id desc limit 1)`,
  },
});
