/** Titles of steps in histories, which functions choose. */
import { translatable } from '../words.ts';

export const HISTORY_TITLES = /*#__PURE__*/ translatable('history-titles', {
  comment: { created: 'Comment', changed: 'Comment changed', deleted: 'Comment removed' },
  requestDataset: { created: 'Dataset added', changed: 'Dataset changed', deleted: 'Dataset removed' },
  accessList: {
    created: 'Access asked for',
    changed: 'Access list changed',
    deleted: 'Taken off the access list',
  },
  datasetAccess: {
    created: 'Access given',
    changed: 'Dataset access changed',
    deleted: 'Access entry removed',
  },
  allowedPerson: {
    created: 'Person allowed',
    changed: 'Allowed person changed',
    deleted: 'Person no longer allowed',
  },
  collectedDonor: { created: 'Donor added', changed: 'Donor changed', deleted: 'Donor removed' },
  orderedPiece: { created: 'Tissue added', changed: 'Tissue changed', deleted: 'Tissue removed' },
  shipment: { created: 'Parcel packed', changed: 'Parcel changed', deleted: 'Parcel removed' },
  review: { created: 'Reviewer assigned', changed: 'Review changed', deleted: 'Reviewer removed' },
  conflict: {
    declared: 'Conflict of interest declared',
    none: 'No conflict of interest',
    takenBack: 'Conflict of interest taken back',
  },
  score: { begun: 'Review begun', submitted: 'Review submitted' },
  matchSummary: {
    created: 'Summary begun',
    changed: 'Summary changed',
    deleted: 'Summary removed',
  },
  matchId: {
    created: 'Research Match ID given',
    changed: 'Research Match ID changed',
    deleted: 'Research Match ID taken away',
  },
  revisionPoint: {
    created: 'Point for revision noted',
    changed: 'Point for revision changed',
    published: 'Point for revision sent to the researcher',
    answered: 'Point for revision answered',
    deleted: 'Point for revision removed',
  },
  closeOut: {
    open: 'Close-out due',
    confirmed: 'Close-out confirmed',
    accepted: 'Close-out accepted',
    returned: 'Close-out returned',
    void: 'Close-out void: access goes on',
    changed: 'Close-out changed',
  },
  withdrawal: {
    created: 'Withdrawn by the owner',
    changed: 'Withdrawal changed',
    deleted: 'Withdrawal removed',
  },
  emailDomain: {
    created: 'Email domain added',
    changed: 'Email domain changed',
    deleted: 'Email domain removed',
  },
  otherName: {
    created: 'Associated name added',
    changed: 'Associated name changed',
    deleted: 'Associated name removed',
  },
  invitation: { created: 'Signing Official invited', changed: 'Invitation changed' },
  institution: {
    newOfficial: 'New Signing Official named',
    submittedAgain: 'Revised-request submitted',
    submitted: 'Submitted',
    agreementCleared: 'RDA cleared',
    agreementAdded: 'RDA added',
    verified: 'Researchers verified for the year',
    acknowledged: 'Compliance acknowledged',
    notAcknowledged: 'Acknowledgement taken back',
  },
  agreement: {
    signed: 'RDA signed',
    executed: 'RDA executed',
    revised: 'Document revised',
    signedForFoundation: 'Signed for the foundation as {name}',
    signedForInstitution: 'Signed for the institution as {name}',
  },
  paper: {
    confirmed: 'Signed paper confirmed',
    refused: 'Signed paper not confirmed: {reason}',
    recorded: 'Recorded as signed on paper',
  },
  transferAgreement: {
    issued: 'MTA issued',
    signed: 'Signed for the institution as {name}',
    executed: 'Executed for the foundation as {name}',
    declined: 'Declined by the Signing Official',
    voided: 'Voided',
    ordered: 'Tissue ordered under it',
  },
});
