/**
 * Who may see a file: its creator, the office, reviewers of its project, members of the institution whose agreement it
 * is, and readers of the object that it belongs to. People who may see a request may see its files.
 */
import {
  FILE_TYPE,
  PortalFile,
  type AgreementData,
  UuidParams,
  defineObject,
  filter,
} from '@portal/contract';
import { definePolicy, defineResource, fromModel } from '@portal/kit';
import { FileModel } from '../../models/index.ts';
import { datasetFiles, involvedSql, lettersOfReviewed, requestFiles } from '../../rules/involvement.sql.ts';
import { agreementDataSql, withoutComments } from './agreement-data.ts';

/** Defined like `GET /file/{id}/` of the contract. Writing and downloading a file are not ordinary object calls. */
const fileObject = defineObject({
  name: 'file',
  service: 'core',
  access: { read: 'signed-in', write: 'signed-in' },
  params: UuidParams,
  schema: PortalFile,
  filters: {
    id: filter.uuid('in'),
    name: filter.text(),
    type: filter.number('in'),
    institution: filter.number('in'),
    rda_info__status: filter.number('in'),
  },
  ordering: ['created'],
  defaultOrdering: 'created',
});

const filePolicy = definePolicy({
  object: 'file',
  relations: {
    creator: 't.creator_id = :actor',
    agreement: `t.type = ${FILE_TYPE.RDA} and t.institution_id = any(:institutions)`,
    // The scan of a paper agreement, visible to the institution once the record is confirmed.
    paper: `t.id = any(array(select p.scan_id from core.paper_record p where p.state = 'confirmed'
      and p.institution_id = any(:institutions)))`,
    reader: `t.id = any(array(select r.file_id ${involvedSql('letter_reader', 'r.user_id = :actor')}))`,
    ...lettersOfReviewed,
    /** Attachments uploaded by researchers are visible only to them until a request uses the file. */
    office: `t.type <> ${FILE_TYPE.ATTACHMENT}`,
    ...requestFiles,
    ...datasetFiles,
  },
  actions: {
    read: {
      who: {
        anyone: ['dataset_public'],
        signed_in: ['creator', 'agreement', 'paper', 'reader', 'request_reader', 'dataset_reader'],
        sfari_admin: 'any',
        superuser: 'any',
        access_admin: ['office', 'request_submitted'],
        internal_read_only: ['office', 'request_submitted'],
        sfari_reviewer: ['office', 'request_submitted'],
        rm_admin: ['office', 'request_match'],
        abn_proj_mgr: ['office', 'request_tissue', 'request_creator'],
        external_reviewer: ['reviewer', 'request_reviewer', 'dataset_reviewer'],
        internal_reviewer: ['reviewer', 'request_reviewer', 'dataset_reviewer'],
        abn_reviewer: ['tissue', 'reviewer', 'request_tissue', 'request_reviewer', 'dataset_reviewer'],
      },
    },
  },
});

export const fileResource = defineResource({
  object: fileObject,
  ...fromModel(FileModel),
  policy: filePolicy,
  columns: {
    sha256: 'trim(t.sha256)',
    // A file that is later found infected stays in quarantine permanently.
    scan: "case t.scan when 'clean' then 'clean' else 'quarantined' end",
    additional_data: `case when t.type = ${FILE_TYPE.RDA} then ${agreementDataSql} end`,
  },
  filters: { institution: 't.institution_id' },
  setFilters: {
    rda_info__status: `(t.type = ${FILE_TYPE.RDA} and (t.additional_data ->> 'status')::int {value})`,
  },
  presentedFields: ['base64', 'signed_url'],
  present: (row, { actor }) => ({
    ...row,
    additional_data: withoutComments(row['additional_data'] as AgreementData | null, actor),
  }),
});
