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
  project: { open: 'Its owner can edit it', locked: 'Locked: its owner cannot edit it' },
  withoutAccount: 'Members without an account',
  next: {
    approved: 'Once it is marked as Fulfilled, the team has access.',
    approvedNotAgreed:
      'It can be marked as Fulfilled once its institution is approved and its agreement executed.',
    renewed: 'Access by {code} then lasts until {day}.',
    notRenewed: 'Access by the request ends when it would have ended. Nothing is added to it.',
    rejected: 'The request ends here. Its owner can start a new one.',
    revisions: 'The owner makes the changes and submits the request again.',
    fulfilled: 'The team has access until {day}. The owner may ask for a renewal before.',
    fulfilledWithoutEnd: 'The team has access.',
    deferred: 'The owner can change the request and submit it again, for a later review.',
    conditions: 'Once the conditions are met, the request is approved or rejected.',
    withdrawn: 'The request ends here. Nothing brings it back.',
    pendingTeam:
      'The request waits for the team. It becomes Approved by itself, with a mail to the owner, when the last member is ready.',
    archived: 'The request leaves the queues. It can be set to Fulfilled again.',
    suspended:
      'The owner sees that it is suspended and cannot start new requests until it is set to Fulfilled again.',
    other: 'The request goes on at its new status.',
  },
});
