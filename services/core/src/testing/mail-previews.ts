/** The mails of core, for the gallery. `draw-mails.test.ts` of the launcher reports missing ones. */
import { RDA_STATUS } from '@portal/contract';
import { DEFAULT_BRANDING } from '@portal/contract/branding';
import { sendMail } from '@portal/common';
import {
  mailAccountClosed,
  mailAlreadyRegistered,
  mailFactorChange,
  mailFirstPassword,
  mailLookAlike,
  mailPasswordChanged,
  mailPasswordReset,
  mailSlowedLogin,
  mailVerification,
  mailVerificationByPassword,
  type AccountAddressee,
  type FactorChange,
  type Mailing,
} from '../features/account-mail/index.ts';
import { announceScan } from '../features/agreement/announce-scan.ts';
import { announceStatus, confirmToSigner } from '../features/agreement/announcements.ts';
import { askForSignature, reportMissingTemplate } from '../features/agreement/commands/current-agreement.ts';
import { notifyRecorder } from '../features/agreement/commands/decide-paper.ts';
import { notifyOthers } from '../features/agreement/commands/record-paper.ts';
import type { LockedAgreement } from '../features/agreement/agreement.resource.ts';
import { remindSome } from '../features/compliance/verification-reminder.ts';
import { writeFeedback } from '../features/feedback/index.ts';
import { notifyOfOutage } from '../features/health-check/outage-mail.ts';
import { notifyChosen } from '../features/institution/commands/patch-institution.ts';
import { notifyOfApproval } from '../features/institution/commands/status.ts';
import { mailDeclined, mailInvitation } from '../features/invitation/invitation.mail.ts';
import type { Invitation } from '../features/invitation/invitation.queries.ts';
import { askOfficial } from '../features/membership/membership.jobs.ts';
import { mailConfirmed, mailDisowned } from '../features/membership/membership.mail.ts';
import { writeReport } from '../features/notification/error-report.ts';
import { notifyOfRollback } from '../features/release/release-mail.ts';
import {
  askToSign,
  notifyDeclined,
  notifyExecuted,
  notifySigned,
} from '../features/transfer-agreement/announcements.ts';
import {
  mailAccountCreated,
  mailAddressChange,
  mailAddressChanged,
  mailAddressTaken,
} from '../features/user/user.mail.ts';
import { notifyOfDisabled } from '../features/webhook/deliver-webhooks.ts';
import type { ReleaseModel } from '../models/index.ts';
import type { MailPreview } from './mail-preview.ts';
import type { MailSample } from './mail-samples.ts';

const MAILING: Mailing = {
  productName: DEFAULT_BRANDING.product_name,
  foundationName: DEFAULT_BRANDING.foundation_name,
  supportEmail: DEFAULT_BRANDING.support_email,
  languages: ['en'],
  linkSecret: 'preview',
};

/** A mail about an account, sent to its owner. */
const account = (
  title: string,
  send: (
    work: Parameters<MailPreview['send']>[0],
    mailing: Mailing,
    person: AccountAddressee,
    sample: MailSample,
  ) => Promise<unknown>,
  found?: MailPreview['found'],
): MailPreview => ({
  title,
  send: (work, sample) => send(work, MAILING, sample.person, sample),
  ...(found ? { found } : {}),
});

const getAgreement = ({ institution }: MailSample, status: number): LockedAgreement =>
  ({
    id: '1',
    etag: '1',
    state: {
      status,
      institution_id: institution.id,
      institution_name: institution.name,
      storage_key: '1',
      paper: { id: 1, recorder: 2, promotedByRecorder: [] },
    },
  }) as unknown as LockedAgreement;

const getInvitation = ({ person, other, institution }: MailSample): Invitation => ({
  ...other,
  id: 1,
  institution_id: institution.id,
  institution_name: institution.name,
  invited_by: person.id,
  inviter_name: person.name,
  phone_number: null,
  title: null,
  status: 'invited',
  has_account: false,
});

const RELEASE = {
  app: 'mfe-researcher',
  version: '1.4.0',
  canary_version: '1.5.0',
  canary_share: 0.25,
  canary_since: new Date('2026-05-01T21:00:00Z'),
} as ReleaseModel;

const FACTOR_CHANGES: readonly FactorChange[] = [
  { change: 'added', name: 'My phone' },
  { change: 'removed', name: 'My phone' },
  { change: 'linked', name: 'Lakeside University' },
  { change: 'unlinked', name: 'Lakeside University' },
  { change: 'recoveryUsed', remaining: 9 },
  { change: 'recoveryCreated' },
  { change: 'guessed' },
  { change: 'reset', admin: 'Ada Lead', reason: 'Lost the phone' },
  { change: 'resetAsked', admin: 'Ada Lead', reason: 'Lost the phone' },
];

export const MAIL_PREVIEWS: readonly MailPreview[] = [
  account('Confirm the address', (work, mailing, person) => mailVerification(work, mailing, person)),
  account('Confirm by a new password', mailVerificationByPassword),
  account('Registered already', mailAlreadyRegistered),
  account('An address that looks the same', mailLookAlike),
  account('Account closed', mailAccountClosed),
  account('Reset the password', mailPasswordReset),
  account('Set a first password', mailFirstPassword),
  account('Password reset', (work, mailing, person) => mailPasswordChanged(work, mailing, person)),
  account('Password changed', (work, mailing, person) =>
    mailPasswordChanged(work, mailing, person, 'by owner'),
  ),
  ...FACTOR_CHANGES.map((change) =>
    account(`Second factor: ${change.change}`, (work, mailing, person) =>
      mailFactorChange(work, mailing, person, change),
    ),
  ),
  // With the row of the sample, the function would find an open link and send nothing.
  account('Slowed login', mailSlowedLogin, () => ({ mark: 'TOKEN' })),
  account('Account created', mailAccountCreated),
  account('New address', (work, mailing, person, { other }) =>
    mailAddressChange(work, mailing, person, other.email),
  ),
  account('Address taken', mailAddressTaken),
  account('Address changed', (work, mailing, person, { other }) =>
    mailAddressChanged(work, mailing, person, { old: person.email, new: other.email }),
  ),
  {
    title: 'Invitation of an official',
    send: (work, sample) => mailInvitation(work, MAILING, getInvitation(sample)),
  },
  ...[true, false].map((names): MailPreview => ({
    title: names ? 'Official declined, name another' : 'Official declined',
    send: (work, sample) =>
      mailDeclined(work, getInvitation(sample), {
        person: { ...sample.person, names_another: names },
        reason: sample.text,
      }),
  })),
  {
    title: 'A new member to confirm',
    send: (work, { person, other, institution }) =>
      askOfficial(work, {
        institution_id: institution.id,
        institution: institution.name,
        official_id: person.id,
        people: [other],
      }),
  },
  {
    title: 'Membership confirmed',
    send: (work, { person, institution }) => mailConfirmed({ work, institution }, person, true),
  },
  {
    title: 'Membership removed',
    send: (work, { person, institution, text }) => mailDisowned({ work, institution }, person, text),
  },
  { title: 'Chosen as official', send: (work, { institution }) => notifyChosen(work, institution.id) },
  {
    title: 'Institution approved',
    send: (work, { institution }) => notifyOfApproval(work, institution),
    found: ({ person }) => ({ ...person, change: 1, last: 1 }),
  },
  { title: 'Verification due', send: (work) => remindSome(work) },
  {
    title: 'Verification overdue',
    send: (work) => remindSome(work),
    found: ({ row }) => ({ ...row, threshold: 'overdue' }),
  },
  {
    title: 'Agreement to sign',
    send: (work, { institution }) =>
      askForSignature(work, { id: '1', institutionId: institution.id, institutionName: institution.name }),
  },
  {
    title: 'Revised agreement to sign',
    send: (work, { institution }) =>
      askForSignature(work, {
        id: '1',
        institutionId: institution.id,
        institutionName: institution.name,
        revised: true,
      }),
  },
  {
    title: 'No template of the agreement',
    send: (work, { institution }) => reportMissingTemplate(work, institution.name, institution.id),
  },
  {
    title: 'Agreement with a virus',
    send: (work, { title }) =>
      announceScan(work, { id: '1', name: `${title}.pdf`, creator_id: 1, verdict: 'infected' }),
    found: ({ person, institution }) => ({
      ...person,
      name: institution.name,
      waits: false,
      revised: false,
    }),
  },
  {
    title: 'Agreement signed',
    send: (work, sample) => confirmToSigner(work, getAgreement(sample, RDA_STATUS.SIGNATURE_NEEDED), 1),
  },
  {
    title: 'Agreement to execute',
    send: (work, sample) =>
      announceStatus(work, getAgreement(sample, RDA_STATUS.SIGNATURE_NEEDED), RDA_STATUS.AWAITING_EXECUTION),
  },
  {
    title: 'Agreement executed',
    send: (work, sample) =>
      announceStatus(work, getAgreement(sample, RDA_STATUS.AWAITING_EXECUTION), RDA_STATUS.FULLY_EXECUTED),
  },
  {
    title: 'Signed paper to confirm',
    send: (work, sample) =>
      notifyOthers({ ...work, author: { actorId: 2 } }, getAgreement(sample, RDA_STATUS.SIGNATURE_NEEDED)),
  },
  {
    title: 'Signed paper refused',
    send: (work, sample) =>
      notifyRecorder(work, getAgreement(sample, RDA_STATUS.SIGNATURE_NEEDED), {
        paper: 1,
        reason: sample.text,
      }),
  },
  { title: 'Material transfer to sign', send: (work) => askToSign(work, '1') },
  { title: 'Material transfer to execute', send: (work) => notifySigned(work, '1') },
  { title: 'Material transfer executed', send: (work) => notifyExecuted(work, '1') },
  {
    title: 'Material transfer declined',
    send: (work, { text }) => notifyDeclined(work, '1', text),
  },
  ...(['failing', 'unreachable'] as const).map((state): MailPreview => ({
    title: state === 'failing' ? 'A system fails' : 'A system does not answer',
    send: (work, { person, moment }) =>
      notifyOfOutage(
        work,
        [person],
        { id: 1, service: 'ZENDESK_API', state, began: moment },
        DEFAULT_BRANDING.time_zone,
      ),
  })),
  {
    title: 'Release rolled back',
    send: (work) =>
      notifyOfRollback(
        work,
        {
          id: 1,
          release: RELEASE,
          reasons: [
            { measure: 'failures', found: 0.081, before: 0.004 },
            { measure: 'cls', found: 0.31, before: 0.02 },
          ],
        },
        DEFAULT_BRANDING.time_zone,
      ),
  },
  {
    title: 'Webhook disabled',
    send: (work, { title, moment }) =>
      notifyOfDisabled(
        work,
        { id: 1, name: title.slice(0, 60), owner_id: 1, since: moment },
        DEFAULT_BRANDING.time_zone,
      ),
  },
  {
    title: 'Feedback about a dataset',
    send: (work, { person, text }) =>
      sendMail(
        work,
        { email: DEFAULT_BRANDING.support_email },
        {
          key: 'feedback:1',
          template: 'dataset_feedback',
          about: { model: 'dataset', id: 'DS-001' },
          write: () =>
            writeFeedback(
              { dataset: 'DS-001', feedback: text, reply: true, contact: person.email, recaptcha: '' },
              person.name,
            ),
        },
      ),
  },
  {
    title: 'Error report',
    send: (work, { person, text }) =>
      sendMail(
        work,
        { email: DEFAULT_BRANDING.support_email },
        {
          key: 'error-report:1',
          template: 'error_report',
          about: { model: 'user', id: person.id },
          write: () =>
            writeReport(
              {
                notes: text,
                payload_body: text,
                response_body: '',
                error_fe_url: '/request/1',
                error_api_url: '',
              },
              person,
            ),
        },
      ),
  },
];
