/** Words of the frame around every page: bell and footer (spec 1 section 2). */
export const notifications = {
  title: 'Notifications',
  buttonSome: 'Notifications, {count}',
  buttonNone: 'Notifications, none',
  many: '99+',
  clearAll: 'Clear All',
  remove: 'Remove: {message}',
  removed: 'Removed',
  cleared: 'All removed',
  failed: 'This could not be removed. Please try again.',
  objects: 'notifications',
  retry: 'Try again',
  arrived: '{count, plural, one {# new notification} other {# new notifications}}',
} as const;

export const footer = {
  mission:
    'We advance the basic science of autism by sharing what families and researchers have gathered: data, biospecimens, brain tissue and the chance to find participants.',
  learnMore: 'Learn more',
  write: 'Write to us',
  packets: 'Welcome packets',
  copyright: '© {year} {foundation}. Version {version}',
  policies: 'Policies and help',
  terms: 'Terms of service',
  help: 'Help',
  licences: 'Open-source licences',
} as const;

/** Reads that failed and are tried again. */
export const failingReads = {
  missing: 'Part of this page could not be loaded. We are trying again.',
  old: 'This page may not show the latest changes. We are trying again.',
} as const;

/** Header, menus, ribbons and notices. */
export const layout = {
  // Header
  loginLink: 'Log in',
  // MainNavigation
  main: 'Main',
  view: 'View',
  // MobileMenu
  closeMenu: 'Close menu',
  menu: 'Menu',
  learnMore: 'Learn more',
  viewingAs: 'Viewing As',
  myProfile: 'My Profile',
  // PendingBar
  pageLoading: 'Loading page',
  // Ribbons
  accessSuspended: 'Access suspended',
  suspendedText: '{suspended} {requestLink} and complete the renewal, or {supportLink}.',
  suspendedRequestLink: 'Open the request',
  supportLink: 'contact support',
  unconfirmedLabel: 'Confirmation needed',
  unconfirmedText:
    'The Signing Official of {institution} must confirm that you do research there. Until then you cannot read its agreement; you can already prepare and submit requests.',
  disownedLabel: 'Membership ended',
  disownedText:
    '{institution} told us that you do not belong to it, or do so no longer. What you had through it has ended, and you cannot log in again as long as it is your only institution. {profile}, or {support} if this is a mistake.',
  disownedProfileLink: 'Choose another institution',
  joinderLabel: 'Joinder needed',
  joinderText: 'Requests can be fulfilled once you agree to the joinder. {joinderLink}',
  joinderLink: 'Read and agree to the joinder',
  // RoleSwitcher
  roleFailed: 'Error setting primary',
  // SessionNotice
  sessionEndsText: 'Your session ends at {expires}. Save your work; then log in again.',
  sessionLabel: 'Session',
  // SkipLink
  skipLink: 'Skip to the main content',
  // UserMenu
  accountMenu: 'Your account',
  logout: 'Log out',
  loggingOut: 'Logging out',
  // LogoutFailure
  logoutFailedTitle: 'You are still logged in',
  logoutFailedText: 'You are still logged in. Please try again.',
  sharedComputer: 'Do not leave a computer that you share: whoever uses it next could go on in your name.',
  logoutHelp: 'If it fails again, write to {support} or log out from another device on My Profile.',
  tryAgain: 'Try again',
  // AlertMessageLines
  alertKinds: {
    alert: 'Alert',
    reminder: 'Reminder',
    information: 'Information',
    maintenance: 'Maintenance',
  },
  dismissAlert: 'Dismiss: {message}',
  // shell-navigation
  users: 'Users',
} as const;
