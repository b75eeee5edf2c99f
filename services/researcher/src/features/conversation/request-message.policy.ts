/** Who reads the conversation about a request. Over `t` (message) and `request`. */
import { isOtherOwnerSql } from '@portal/common';
import { definePolicy } from '@portal/kit';
import { rewriteRelationForRequest, requestReaders } from '../request/index.ts';

type RequestRelation = Parameters<typeof rewriteRelationForRequest>[0];
const OF_OTHERS = isOtherOwnerSql('request.owner_id');
const ofOthers = (relation: RequestRelation): string =>
  `${OF_OTHERS} and ${rewriteRelationForRequest(relation)}`;

export const requestMessagePolicy = definePolicy({
  object: 'request-message',
  relations: {
    owner: rewriteRelationForRequest('owner'),
    creator: rewriteRelationForRequest('creator'),
    /** Decision letters are only for the owner, like their files (decision 256). */
    team: `t.kind <> 'decision' and ${rewriteRelationForRequest('team')}`,
    submitted: rewriteRelationForRequest('submitted'),
    research_match: rewriteRelationForRequest('research_match'),
    tissue: rewriteRelationForRequest('tissue'),
    reviewer: rewriteRelationForRequest('reviewer'),
    others: OF_OTHERS,
    others_submitted: ofOthers('submitted'),
    others_research_match: ofOthers('research_match'),
    others_tissue: ofOthers('tissue'),
    others_reviewer: ofOthers('reviewer'),
    /** Someone else wrote the message after the caller last opened the conversation. */
    unread: `t.author_id is distinct from :actor and not exists (
      select 1 from researcher.request_message_read mine
      where mine.request_id = t.request_id and mine.user_id = :actor and mine.message_id >= t.id)`,
  },
  actions: {
    read: { who: requestReaders },
    /** Checked on the request (`ask`, `answer`), because no message exists yet. */
    create: { who: { signed_in: 'any' } },
    /** Only unread messages can be marked as read. */
    mark_read: { who: { signed_in: ['unread'] } },
    /** The researcher must not learn who reviews. */
    see_author: {
      who: {
        sfari_admin: ['others'],
        superuser: ['others'],
        access_admin: ['others_submitted'],
        internal_read_only: ['others_submitted'],
        sfari_reviewer: ['others_submitted'],
        rm_admin: ['others_research_match'],
        abn_proj_mgr: ['others_tissue'],
        abn_reviewer: ['others_tissue'],
        internal_reviewer: ['others_reviewer'],
        external_reviewer: ['others_reviewer'],
      },
    },
  },
});
