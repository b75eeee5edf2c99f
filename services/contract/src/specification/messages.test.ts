/**
 * The words, numbers and tables that specification 1 quotes, written again by hand: a test that compares a screen with
 * the constant of the contract proves nothing about the constant.
 */
import { expect, test } from 'vitest';
import { FRAME_MESSAGES } from '../words/frame-messages.ts';
import { INSTITUTION_TRANSITIONS } from '../institution/transitions.ts';
import { LIMITS, SESSION_ROLE_COOKIE_DAYS } from '../basics/limits.ts';
import { MESSAGES, virusMessage } from '../words/messages.ts';
import { ROLE_EXCLUSIONS, ROLES, chooseSessionRole } from '../people/roles.ts';
import {
  INSTITUTION_STATUS_LABELS,
  RDA_FILTER_LABELS,
  RDA_STATUS_LABELS,
  REQUEST_TYPE_LABELS,
  UNCONFIRMED_INSTITUTION_STATUSES,
} from '../request/statuses.ts';

test('frame: 404, verified, ribbon and modal [C2.1.15 C2.1.16 C2.9.2]', () => {
  expect(FRAME_MESSAGES).toMatchObject({
    notFoundTitle: 'Looking for something?',
    verifiedLogin: 'Your account has been verified, log in to continue',
    unconfirmedRibbon: 'Your institution is unconfirmed',
    unconfirmedModal: 'Unconfirmed Institution',
  });
  expect(MESSAGES.noNotifications).toBe('No notifications');
});

test('login [C5.1.1]', () => {
  expect(MESSAGES).toMatchObject({
    emailPattern: 'Please enter a valid email address',
    passwordRequired: 'Please enter your password',
    recaptchaFailed: 'Recaptcha Failed. Please confirm your are not a robot.',
  });
});

test('password, registration and signature [C5.2.1 C5.3.2 C5.3.4 C5.3.7 C5.4.1 C5.5.1 C5.5.2]', () => {
  expect(MESSAGES).toMatchObject({
    passwordCriteria: 'Password does not satisfy all criteria',
    passwordsDiffer: 'Passwords do not match',
    fieldsBlank: 'Fields cannot be blank',
    emailsDiffer: 'Emails do not match',
    firstNameRequired: 'First name is required',
    lastNameRequired: 'Last name is required',
    institutionUnselected: 'Please select an institution',
    institutionMissing: 'Please provide an institution',
    phoneRequired: 'Please provide a phone number',
    required: 'Required field',
    signatureMismatch: 'Signature does not match full name',
    globus: 'Not a valid Globus Id or Username',
    forgotEmail: 'Enter a valid email address.',
  });
});

test('files, dates, generic forms, joinder, production change [C5.6.1 C5.7.1 C5.8.1 C4.7.1 C4.8.1]', () => {
  expect(virusMessage('irb.pdf')).toBe('File irb.pdf did not pass virus scan.');
  expect(MESSAGES).toMatchObject({
    dateFormat: 'Please use the format MM/DD/YYYY',
    tableRequired: 'Required Field*',
    invalidInput: 'Invalid input',
    joinderCheck: 'I have read and understood the above',
    productionChange: 'WARNING PRODUCTION CHANGE',
  });
});

test('limits [C5.2.1 C5.3.6 C5.9.1 C3.0.13]', () => {
  expect(LIMITS).toMatchObject({
    passwordMinimum: 10,
    name: 30,
    personTitle: 254,
    email: 254,
    phone: 30,
    officerPhone: 20,
    orcid: 20,
    institutionName: 100,
    officialName: 100,
    ein: 25,
    searchMinimum: 2,
    searchDelay: 1000,
    comboboxDelay: 1000,
    tablePageSize: 10,
    tablePageStep: 5,
  });
  expect(SESSION_ROLE_COOKIE_DAYS).toBe(30);
});

test('institution statuses and their machine [C4.5.1 C2.9.2]', () => {
  expect(INSTITUTION_STATUS_LABELS).toEqual({
    1: 'Pending SBSO',
    2: 'Institution Under Review',
    3: 'Institution Approved',
    4: 'Institution Rejected',
    5: 'Institution Follow Up',
    6: 'Primary Researcher Adding New SBSO',
  });
  expect(UNCONFIRMED_INSTITUTION_STATUSES).toEqual([1, 2, 5]);
  expect(INSTITUTION_TRANSITIONS).toEqual({
    submit: { from: [1, 5], to: 2 },
    approve: { from: [2], to: 3 },
    follow_up: { from: [2], to: 5 },
    reject: { from: [2], to: 4 },
    reject_official: { from: [1, 2, 5], to: 6 },
    decline: { from: [1, 2, 5], to: 6 },
    name_official: { from: [6], to: 1 },
    disable: { from: [1, 2, 3, 4, 5], to: 6 },
  });
});

test('RDA statuses, their labels and the filters of lists [C4.6.1]', () => {
  expect(RDA_STATUS_LABELS).toEqual({
    1: 'Signature Needed',
    2: 'Awaiting Execution',
    3: 'Fully Executed',
    4: 'None',
  });
  expect(RDA_FILTER_LABELS).toEqual({
    3: 'Fully Executed',
    1: 'Pending SBSO Signature',
    2: 'Pending Execution',
  });
});

test('request types', () => {
  expect(REQUEST_TYPE_LABELS).toEqual({
    1: 'Dataset',
    2: 'Biospecimen',
    3: 'Funding',
    4: 'Research Match',
    5: 'Research Match Renewal',
    6: 'Data Access to Autism BrainNet',
    7: 'Pilot Tissue Request',
    8: 'Autism BrainNet Tissue Request',
  });
});

test('roles that exclude each other are the ten rows of the table, no more [C5.10.1]', () => {
  expect(Object.keys(ROLE_EXCLUSIONS)).toHaveLength(10);
  expect(ROLES).toHaveLength(14);
});

test('the session role: saved, else primary, else the only one [C4.2.1]', () => {
  const roles = ['sfari_reviewer', 'rm_admin'] as const;
  expect(chooseSessionRole({ saved: 'rm_admin', primary: 'sfari_reviewer', roles })).toBe('rm_admin');
  expect(chooseSessionRole({ saved: 'superuser', primary: 'sfari_reviewer', roles })).toBe('sfari_reviewer');
  expect(chooseSessionRole({ saved: null, primary: 'superuser', roles })).toBeNull();
  expect(chooseSessionRole({ saved: 'nonsense', primary: null, roles: ['sbso'] })).toBe('sbso');
});
