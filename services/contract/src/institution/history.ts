/** Histories of institutions and memberships (spec 3 sections 2.18 and 4.14). */
import { defineHistory, forEveryone, forStaff, titles, type HistoryStep } from '../history/history.ts';
import { INSTITUTION_STATUS as S, INSTITUTION_STATUS_LABELS } from '../request/statuses.ts';
import { agreementTitle } from '../agreement/history.ts';
import { translatable } from '../words/words.ts';
import { HISTORY_TITLES } from '../history/titles.ts';

const STATUS_TITLES: Readonly<Record<number, string>> = /*#__PURE__*/ translatable(
  'institution-history-statuses',
  {
    [S.APPROVED]: 'Approved',
    [S.REJECTED]: 'Rejected',
    [S.FOLLOW_UP]: 'Revisions requested',
    [S.NEW_SBSO]: 'New Signing Official needed',
  },
);

function institutionTitle({ operation, before, after }: HistoryStep): string {
  const [from, to] = [before('status'), after('status')];
  if (to === S.PENDING_SBSO) return from === S.NEW_SBSO ? HISTORY_TITLES.institution.newOfficial : '';
  if (to === S.UNDER_REVIEW)
    return from === S.FOLLOW_UP
      ? HISTORY_TITLES.institution.submittedAgain
      : HISTORY_TITLES.institution.submitted;
  if (typeof to === 'number') return STATUS_TITLES[to] ?? '';
  if (after('verified_at')) return HISTORY_TITLES.institution.verified;
  const seen = after('acknowledged_at');
  if (operation === 'changed' && seen !== undefined)
    return seen === null
      ? HISTORY_TITLES.institution.notAcknowledged
      : HISTORY_TITLES.institution.acknowledged;
  const rda = after('current_rda_id');
  if (operation !== 'changed' || rda === undefined) return '';
  return rda === null
    ? HISTORY_TITLES.institution.agreementCleared
    : HISTORY_TITLES.institution.agreementAdded;
}

const ANSWERS: Readonly<Record<string, string>> = /*#__PURE__*/ translatable('institution-history-answers', {
  accepted: 'Invitation accepted',
  declined: 'Invitation declined',
  withdrawn: 'Invitation withdrawn',
});

export const institutionHistory = defineHistory({
  model: 'institution',
  label: 'Institution',
  status: 'status',
  names: 'oneself',
  title: institutionTitle,
  inTitle: ['current_rda_id'],
  fields: {
    id: 'internal',
    name: forEveryone('Common name'),
    status: forEveryone('Status', { values: INSTITUTION_STATUS_LABELS }),
    official_name: forStaff('Official name'),
    ein: forStaff('EIN'),
    nonprofit: forStaff('Nonprofit'),
    phone_number: forStaff('Phone number'),
    is_unresponsive: forStaff('Unresponsive'),
    country: forStaff('Country'),
    country_exemption: forStaff('Reason for the country exception'),
    current_io_id: forStaff('Current Signing Official', { refersTo: 'person' }),
    current_rda_id: forStaff('Current RDA'),
    verified_at: forStaff('Researchers verified', { format: 'time' }),
    verified_by_id: 'internal',
    acknowledged_at: forStaff('Compliance acknowledged', { format: 'time' }),
    acknowledged_by_id: 'internal',
    created: 'internal',
    deleted_at: forStaff('Deleted', { format: 'time' }),
  },
  parts: {
    institution_comment: {
      label: 'Comment',
      title: () => HISTORY_TITLES.comment.created,
      quote: 'comment',
      isSeparateStep: true,
      inTitle: ['comment'],
      fields: {
        id: 'internal',
        institution_id: 'internal',
        author_id: 'internal',
        comment: forStaff('Comment'),
        created: 'internal',
      },
    },
    institution_domain: {
      label: 'Email domain',
      title: titles(HISTORY_TITLES.emailDomain),
      subject: ({ words }) => words('domain'),
      fields: { id: 'internal', institution_id: 'internal', domain: forStaff('Email domain') },
    },
    institution_associated_name: {
      label: 'Associated name',
      title: titles(HISTORY_TITLES.otherName),
      subject: ({ words }) => words('name'),
      fields: { id: 'internal', institution_id: 'internal', name: forStaff('Associated name') },
    },
    official_invitation: {
      label: 'Invitation',
      title: ({ operation, words }) =>
        operation === 'created'
          ? HISTORY_TITLES.invitation.created
          : (ANSWERS[words('status')] ?? HISTORY_TITLES.invitation.changed),
      subject: ({ operation, words }) =>
        operation === 'created' ? `${words('first_name')} ${words('last_name')}` : '',
      inTitle: ['status'],
      fields: {
        id: 'internal',
        institution_id: 'internal',
        invited_by: 'internal',
        first_name: forStaff('First name'),
        last_name: forStaff('Last name'),
        email: forStaff('Email'),
        phone_number: forStaff('Phone number'),
        title: forStaff('Job title'),
        status: forStaff('Invitation'),
        reason: forStaff('Reason'),
        account_id: 'internal',
        answered_at: 'internal',
        created: 'internal',
      },
    },
  },
  otherObjectTitles: { file: agreementTitle },
});

export const userInstitutionHistory = defineHistory({
  model: 'user-institution',
  label: 'Institution membership',
  fields: {
    id: 'internal',
    user_id: 'internal',
    institution_id: forStaff('Institution', { refersTo: 'institution' }),
    primary: forEveryone('Primary'),
    verified: forStaff('Verified'),
    last_checked: forStaff('Last checked', { format: 'time' }),
    removal_reason: forStaff('Removal reason'),
    joinder_date: forEveryone('Joinder agreed', { format: 'time' }),
    created: 'internal',
  },
});
