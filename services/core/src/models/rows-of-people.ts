/** Tables other than the account that refer to a person, and what happens to their rows when the account is deleted. */

/** Tables whose rows are deleted with the account, with the column that refers to the person. */
export const REMOVED_WITH_ACCOUNT = {
  'core.account_group': 'account_id',
  'core.factor_reset': 'account_id',
  // The page that the person wanted to open.
  'core.goal': 'account_id',
  // Deleted, so that following a mailed link cannot restore the person's data.
  'core.link_token': 'account_id',
  'core.linked_organization': 'account_id',
  'core.login_step': 'account_id',
  'core.membership_question': 'user_id',
  'core.notification': 'recipient_id',
  // An invitation to another institution, with name, address and telephone number.
  'core.official_invitation': 'account_id',
  'core.organization_login': 'account_id',
  'core.recovery_codes': 'account_id',
  'core.saved_view': 'user_id',
  'core.second_factor': 'account_id',
  // Staff comments about the person.
  'core.user_comment': 'user_id',
  'core.user_institution': 'user_id',
} as const;

/** Tables with texts whose rows stay, with the reason. */
export const RETAINED_AFTER_DELETION = {
  'core.alert_message': 'announcements for everyone',
  'core.email': 'the log of what the portal sent, for as long as it is kept',
  'core.error_report': 'what support works on',
  'core.file': 'agreements and documents of requests, which belong to those',
  'core.file_upload': 'ends within a day',
  'core.institution': 'belongs to the institution',
  'core.institution_comment': 'is about an institution',
  'core.institution_status_change': 'says who decided about an institution',
  'core.machine_key': 'says what was given to another system, and no longer works',
  'core.paper_record': 'an agreement that was signed',
  'core.post_log': 'says who did what',
  'core.release_switch': 'says who changed a version',
  'core.session': 'ended; names a browser, and no person any more',
  'core.signature': 'an agreement that was signed',
  'core.transfer_agreement': 'an agreement that was signed',
} as const;
