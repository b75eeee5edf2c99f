/** Who writes, reads and answers points for revision. Over `t` (point) and `request`. */
import { isEditableByOwner, isReturnable, type RequestStatus, type RequestType } from '@portal/contract';
import { isOtherOwnerSql } from '@portal/common';
import { definePolicy } from '@portal/kit';
import { rewriteRelationForRequest } from '../request/index.ts';
import { requestRefusals } from '../../texts/en/request-refusals.ts';

export interface RevisionPointState {
  readonly type: RequestType;
  readonly status: RequestStatus;
  readonly is_draft: boolean;
  /** The point belongs to the newest round of its request. */
  readonly is_newest: boolean;
}

type RequestRelation = Parameters<typeof rewriteRelationForRequest>[0];

/** No one reads drafts about their own request, whatever roles they hold (decision 011). */
const OF_OTHERS = isOtherOwnerSql('request.owner_id');
const ofOthers = (relation: RequestRelation): string =>
  `${OF_OTHERS} and ${rewriteRelationForRequest(relation)}`;
const PUBLISHED = 't.published is not null';

const writers = {
  sfari_admin: ['others'],
  rm_admin: ['research_match'],
  abn_proj_mgr: ['tissue'],
  sfari_reviewer: ['primary_reviewer'],
} as const;
const isOpenDraft = ({ is_draft: isDraft, type, status }: RevisionPointState): boolean =>
  isDraft && isReturnable(type, status);
const whyNotOpen = ({ is_draft: isDraft }: RevisionPointState): string =>
  isDraft ? requestRefusals.points.closed : requestRefusals.points.sent;

export const revisionPointPolicy = definePolicy({
  object: 'revision-point',
  relations: {
    /** Published points are readable by everyone who sees the application. */
    published: `${PUBLISHED} and (${rewriteRelationForRequest('owner')} or ${rewriteRelationForRequest('creator')} or ${rewriteRelationForRequest('team')})`,
    published_submitted: `${PUBLISHED} and ${rewriteRelationForRequest('submitted')}`,
    published_tissue: `${PUBLISHED} and ${rewriteRelationForRequest('tissue')}`,
    owner: rewriteRelationForRequest('owner'),
    creator: rewriteRelationForRequest('creator'),
    others: OF_OTHERS,
    submitted: ofOthers('submitted'),
    research_match: ofOthers('research_match'),
    tissue: ofOthers('tissue'),
    reviewer: ofOthers('reviewer'),
    primary_reviewer: ofOthers('primary_reviewer'),
  },
  actions: {
    /** Drafts are readable by people who read staff comments. */
    read: {
      who: {
        signed_in: ['published'],
        sfari_admin: ['others'],
        superuser: ['others'],
        access_admin: ['published_submitted'],
        internal_read_only: ['published_submitted'],
        sfari_reviewer: ['submitted'],
        rm_admin: ['research_match'],
        abn_proj_mgr: ['tissue'],
        abn_reviewer: ['published_tissue', 'reviewer'],
        internal_reviewer: ['reviewer'],
        external_reviewer: ['reviewer'],
      },
    },
    /** Checked on the request, because no point exists yet. */
    create: {
      who: { sfari_admin: 'any', rm_admin: 'any', abn_proj_mgr: 'any', sfari_reviewer: 'any' },
    },
    edit: { who: writers, when: isOpenDraft, because: whyNotOpen },
    delete: { who: writers, when: isOpenDraft, because: whyNotOpen },
    answer: {
      who: { signed_in: ['owner'], abn_proj_mgr: ['creator'] },
      when: ({ is_draft: isDraft, is_newest: isNewest, type, status }: RevisionPointState) =>
        !isDraft && isNewest && isEditableByOwner(type, status),
      because: requestRefusals.points.answersClosed,
    },
    /** The researcher must not learn who reviews. */
    see_author: {
      who: {
        sfari_admin: ['others'],
        superuser: ['others'],
        access_admin: ['submitted'],
        internal_read_only: ['submitted'],
        sfari_reviewer: ['submitted'],
        rm_admin: ['research_match'],
        abn_proj_mgr: ['tissue'],
        abn_reviewer: ['tissue'],
        internal_reviewer: ['reviewer'],
        external_reviewer: ['reviewer'],
      },
    },
  },
});
