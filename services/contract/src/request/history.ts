/** History of a request, including its datasets, access, reviews and comments (spec 3 section 2.18). */
import {
  CLOSE_OUT_LABELS,
  CLOSE_OUT_OUTCOME_LABELS,
  OBTAINED_LABELS,
  type CloseOutStatus,
} from '../close-out/rules.ts';
import { INCIDENT_KIND_LABELS, INCIDENT_STATUS_LABELS, type IncidentStatus } from '../incident/rules.ts';
import { defineHistory, forEveryone, forStaff, titles } from '../history/history.ts';
import { REQUEST_STATUS_LABELS, REQUEST_TYPE_LABELS, REVIEWER_ROLE_LABELS } from './statuses.ts';
import { HISTORY_TITLES } from '../history/titles.ts';

const OBTAINED = {
  inside: {
    outcome: forEveryone('Outcome', { values: CLOSE_OUT_OUTCOME_LABELS }),
    day: forEveryone('Day'),
    description: forEveryone('Description'),
  },
};

export const requestHistory = defineHistory({
  model: 'request',
  label: 'Request',
  status: 'status',
  needs: ['view_history', 'see_reviewers'],
  hiddenFrom: 'owner_id',
  fields: {
    id: 'internal',
    sfari_request_id: forStaff('SFARI ID'),
    type: forStaff('Type', { values: REQUEST_TYPE_LABELS }),
    status: forEveryone('Status', { values: REQUEST_STATUS_LABELS }),
    owner_id: 'internal',
    creator_id: 'internal',
    institution_id: 'internal',
    project_id: 'internal',
    renewal_of: 'internal',
    copied_from: 'internal',
    additional_data: forStaff('Details', { format: 'answer' }),
    intent_to_download: forStaff('Intends to download', { format: 'answer' }),
    agreed_nih: forStaff('Agreed to NIH data sharing terms', { format: 'answer' }),
    data_safeguard: forStaff('Safeguards the data', { format: 'answer' }),
    agreed_to_usage_policy: forStaff('Agreed to usage policy'),
    usage_policy_version: forStaff('Usage policy version'),
    has_new_irb: forStaff('New IRB letter'),
    usage_policy_asked: forStaff('Usage policy shown'),
    gpf_access_status: forStaff('GPF viewer access', { format: 'answer' }),
    zendesk_ticket_ids: forStaff('Zendesk Ids'),
    submission_date: forEveryone('Submission date'),
    decision_date: forEveryone('Decision date'),
    decided_by: forStaff('Decided by', { refersTo: 'person' }),
    fulfillment_date: forEveryone('Fulfillment date'),
    expiration_date: forEveryone('Expiration date'),
    revocation_date: forStaff('Access revoked'),
    expired_on: forEveryone('Term ended'),
    created: 'internal',
  },
  parts: {
    request_dataset: {
      label: 'Dataset',
      icon: 'file',
      title: titles(HISTORY_TITLES.requestDataset),
      subject: ({ words }) => words('dataset_id'),
      inTitle: ['dataset_id'],
      fields: {
        id: 'internal',
        request_id: 'internal',
        dataset_id: forStaff('Dataset', { refersTo: 'dataset' }),
      },
    },
    request_access: {
      label: 'Person with access',
      icon: 'access',
      title: titles(HISTORY_TITLES.accessList),
      subject: ({ words }) => words('user_id'),
      inTitle: ['user_id'],
      fields: {
        id: 'internal',
        request_id: 'internal',
        user_id: forStaff('Person', { refersTo: 'person' }),
        removal_date: forStaff('Removal date'),
        verified: 'internal',
      },
    },
    datasetaccess: {
      label: 'Dataset access',
      icon: 'access',
      title: titles(HISTORY_TITLES.datasetAccess),
      subject({ words }) {
        if (words('user_id') === '') return '';
        const way = words('access_type');
        return `${words('user_id')} to ${words('dataset_id')}${way ? ` by ${way}` : ''}`;
      },
      inTitle: ['user_id', 'dataset_id', 'access_type'],
      fields: {
        id: 'internal',
        request_id: 'internal',
        user_id: forStaff('Person', { refersTo: 'person' }),
        dataset_id: forStaff('Dataset', { refersTo: 'dataset' }),
        access_type: forStaff('Access type'),
        by_hand: forStaff('Set by an access administrator'),
        status: forStaff('Status'),
        revoked_because: forStaff('Revoked because', { values: { expired: 'Its term has ended' } }),
        created: 'internal',
      },
    },
    review: {
      label: 'Review',
      icon: 'person',
      title: titles(HISTORY_TITLES.review),
      subject({ words }) {
        if (words('reviewer_id') === '') return '';
        const role = words('reviewer_role');
        return `${words('reviewer_id')}${role ? ` (${role})` : ''}`;
      },
      inTitle: ['reviewer_id', 'reviewer_role'],
      fields: {
        id: 'internal',
        request_id: 'internal',
        reviewer_id: forStaff('Reviewer', { refersTo: 'person' }),
        reviewer_role: forStaff('Reviewer role', { values: REVIEWER_ROLE_LABELS }),
        quarter: forStaff('Quarter'),
        due_date: forStaff('Due date'),
        created: 'internal',
      },
    },
    conflict: {
      label: 'Conflict of interest',
      icon: 'warning',
      title({ after }) {
        if (after('takes_back')) return HISTORY_TITLES.conflict.takenBack;
        return after('conflict_exists') ? HISTORY_TITLES.conflict.declared : HISTORY_TITLES.conflict.none;
      },
      subject: ({ words }) => words('user_id'),
      isSeparateStep: true,
      inTitle: ['user_id', 'conflict_exists', 'takes_back'],
      fields: {
        id: 'internal',
        request_id: 'internal',
        user_id: forStaff('Reviewer', { refersTo: 'person' }),
        conflict_exists: forStaff('Conflict of interest'),
        // Only for those who assign reviewers; they see it on the request's page.
        explanation: 'internal',
        author_id: 'internal',
        takes_back: 'internal',
        created: 'internal',
      },
    },
    review_score: {
      label: 'Review',
      needs: 'see_reviewers',
      title: ({ after }) =>
        after('submitted_at') ? HISTORY_TITLES.score.submitted : HISTORY_TITLES.score.begun,
      subject: ({ words }) => words('reviewer_id'),
      inTitle: ['reviewer_id', 'quarter', 'submitted_at'],
      fields: {
        id: 'internal',
        request_id: 'internal',
        reviewer_id: forStaff('Reviewer', { refersTo: 'person' }),
        quarter: forStaff('Quarter'),
        submitted_at: forStaff('Submitted'),
        created: 'internal',
      },
    },
    rm_summary: {
      label: 'Summary',
      icon: 'file',
      needs: 'see_reviewers',
      title: titles(HISTORY_TITLES.matchSummary),
      fields: {
        id: 'internal',
        request_id: 'internal',
        written_at: 'internal',
        scientific_title: forStaff('Scientific title'),
        scientific_abstract: forStaff('Scientific abstract'),
        hypotheses: forStaff('Hypotheses'),
        research_aim: forStaff('Research aim'),
        irb_status: forStaff('IRB status'),
        irb_status_comments: forStaff('Comments on the IRB status'),
        study_type: forStaff('Study type'),
        std_instruments: forStaff('Standard instruments'),
        build_preference: forStaff('Survey built by'),
        genetic_request: forStaff('Genetic data'),
        procedure: forStaff('Procedure'),
        time_required: forStaff('Time required'),
        justification: forStaff('Justification'),
        incl_criteria: forStaff('Inclusion criteria'),
        excl_criteria: forStaff('Exclusion criteria'),
        feedback: forStaff('Feedback to participants'),
        funding: forStaff('Funding'),
        risks: forStaff('Risks'),
        stakeholder_feedback: forStaff('Stakeholder feedback'),
        considerations: forStaff('Considerations'),
        due_date: forStaff('Due date'),
        created: 'internal',
      },
    },
    rm_id: {
      label: 'Research Match ID',
      icon: 'part',
      needs: 'see_reviewers',
      title: titles(HISTORY_TITLES.matchId),
      subject: ({ words }) => words('rm_id'),
      inTitle: ['rm_id'],
      fields: {
        id: 'internal',
        request_id: 'internal',
        rm_id: forStaff('Research Match ID'),
        base: 'internal',
      },
    },
    revision_point: {
      label: 'Requested change',
      needs: 'comment',
      title({ operation, before, after }) {
        const words = HISTORY_TITLES.revisionPoint;
        if (operation !== 'changed') return words[operation];
        if (!before('published') && after('published')) return words.published;
        return before('answer') === after('answer') ? words.changed : words.answered;
      },
      subject: ({ words }) => words('text'),
      inTitle: ['text', 'published', 'round'],
      fields: {
        id: 'internal',
        request_id: 'internal',
        place: 'internal',
        text: forStaff('Requested change'),
        author_id: 'internal',
        round: forStaff('Round'),
        published: forStaff('Sent'),
        answer: forStaff('Response'),
        created: 'internal',
      },
    },
    close_out: {
      label: 'Close-out',
      title: ({ operation, before, after }) =>
        operation === 'changed' && before('status') === after('status')
          ? HISTORY_TITLES.closeOut.changed
          : (HISTORY_TITLES.closeOut[after('status') as CloseOutStatus] ?? HISTORY_TITLES.closeOut.changed),
      inTitle: ['status'],
      fields: {
        id: 'internal',
        request_id: 'internal',
        ended_on: forEveryone('Access ended'),
        kinds: 'internal',
        status: forEveryone('Status', { values: CLOSE_OUT_LABELS }),
        data: forEveryone(OBTAINED_LABELS.data, OBTAINED),
        biospecimens: forEveryone(OBTAINED_LABELS.biospecimens, OBTAINED),
        tissue: forEveryone(OBTAINED_LABELS.tissue, OBTAINED),
        confirmed: 'internal',
        confirmed_by: 'internal',
        judged: 'internal',
        reason: forEveryone('Reason'),
        created: 'internal',
      },
    },
    incident: {
      label: 'Incident',
      icon: 'warning',
      needs: 'see_incidents',
      title: ({ operation, before, after }) =>
        operation === 'created'
          ? HISTORY_TITLES.incident.created
          : before('status') === after('status')
            ? HISTORY_TITLES.incident.changed
            : (HISTORY_TITLES.incident[after('status') as IncidentStatus] ?? HISTORY_TITLES.incident.changed),
      subject: ({ words }) => words('kind'),
      inTitle: ['kind', 'status'],
      fields: {
        id: 'internal',
        request_id: 'internal',
        reporter_id: forStaff('Reported by', { refersTo: 'person' }),
        kind: forStaff('Kind', { values: INCIDENT_KIND_LABELS }),
        noticed: forStaff('Noticed'),
        description: forStaff('What happened'),
        measures: forStaff('What was done'),
        status: forStaff('Status', { values: INCIDENT_STATUS_LABELS }),
        notes: forStaff('Notes'),
        outcome: forStaff('Outcome'),
        closed: 'internal',
        created: 'internal',
      },
    },
    withdrawal: {
      label: 'Withdrawal',
      icon: 'warning',
      title: titles(HISTORY_TITLES.withdrawal),
      fields: {
        id: 'internal',
        request_id: 'internal',
        reason: forEveryone('Reason'),
        created: 'internal',
      },
    },
    comment: {
      label: 'Comment',
      icon: 'comment',
      needs: 'comment',
      title: titles(HISTORY_TITLES.comment),
      subject: ({ words }) => words('text'),
      isSeparateStep: true,
      inTitle: ['text'],
      fields: {
        id: 'internal',
        request_id: 'internal',
        author_id: 'internal',
        text: forStaff('Text'),
        created: 'internal',
      },
    },
  },
});
