import { translatable } from '@portal/contract/words';

/** What a decision would do, before it is taken. */
export const decisionPreview = translatable('researcher/decision-preview', {
  labels: {
    status: 'Status',
    submission_date: 'Submission date',
    decision_date: 'Decision date',
    fulfillment_date: 'Fulfillment date',
    expiration_date: 'Expiration date',
    revocation_date: 'Access revoked',
    project: 'Project',
  },
  project: { open: 'The owner can edit it', locked: "Locked: the owner can't edit it" },
  withoutAccount: 'Members without an account',
  next: {
    approved: 'The team gets access when the request is marked as Fulfilled.',
    approvedToProvide: 'Provide what was requested. Then mark the request as Fulfilled.',
    approvedToOrder:
      'If a Material Transfer Agreement is required, it is signed first. Then order the tissue, and mark the request as Fulfilled once it has arrived.',
    agreementOpen: 'Its Material Transfer Agreement is not executed yet.',
    approvedNotAgreed:
      'It can be marked as Fulfilled once its institution is approved and its agreement executed.',
    renewed: 'Access under {code} then lasts until {day}.',
    notRenewed: 'Access under the request ends on its original date; it is not extended.',
    rejected: 'The request is closed. The researcher can start a new one.',
    revisions: 'The researcher makes the changes and submits the request again.',
    fulfilled: 'The team has access until {day}. The researcher can request a renewal before then.',
    fulfilledNoAccess: 'The request is valid until {day}. The researcher can request a renewal before then.',
    fulfilledWithoutEnd: 'The team has access.',
    deferred: 'The researcher can change the request and submit it again, for a later review.',
    conditions: 'Once the conditions are met, the request is approved or rejected.',
    withdrawn: "The request is closed and can't be reopened.",
    pendingTeam:
      'The request is waiting for the team. When the last member is ready, it becomes Approved automatically and the owner gets an email.',
    archived: 'The request leaves the queues. It can be set to Fulfilled again.',
    suspended:
      'The owner sees that it is suspended and cannot start new requests until it is set to Fulfilled again.',
    other: 'The request continues with its new status.',
  },
});
