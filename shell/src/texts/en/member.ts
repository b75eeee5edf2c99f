/** Words of the frame for people who are signed in: bell, menus, ribbons and notices (spec 1 section 2). */
export const notifications = {
  title: 'Notifications',
  buttonSome: 'Notifications, {count}',
  buttonNone: 'Notifications, none',
  many: '99+',
  clearAll: 'Clear All',
  remove: 'Remove: {message}',
  removed: 'Removed',
  cleared: 'All removed',
  failed: "We couldn't remove this. Please try again.",
  objects: 'notifications',
  retry: 'Try again',
  arrived: '{count, plural, one {# new notification} other {# new notifications}}',
} as const;

/** Header, menus, ribbons and notices. */
export const member = {
  // MainNavigation
  view: 'View',
  // MobileMenu
  closeMenu: 'Close menu',
  viewingAs: 'Viewing As',
  myProfile: 'My Profile',
  // Ribbons
  accessSuspended: 'Access suspended',
  suspendedText: '{suspended} {requestLink} and complete the renewal, or {supportLink}.',
  suspendedRequestLink: 'Open the request',
  supportLink: 'contact support',
  unconfirmedLabel: 'Confirmation needed',
  unconfirmedText:
    "The Signing Official of {institution} must confirm that you do research there. Until then you can't read its agreement, but you can prepare and submit requests.",
  disownedLabel: 'Membership ended',
  disownedText:
    "{institution} removed you from its list of researchers. Your access through it has ended, and you can't log in again while it is your only institution. {profile}, or {support} if this is a mistake.",
  disownedProfileLink: 'Choose another institution',
  joinderLabel: 'Joinder needed',
  joinderText: 'Requests can be fulfilled once you agree to the joinder. {joinderLink}',
  joinderLink: 'Read and agree to the joinder',
  // RoleSwitcher
  roleFailed: 'Error setting primary',
  // SessionNotice
  sessionEndsText: 'Your session ends at {expires}. Save your work, then log in again.',
  sessionLabel: 'Session',
  // UserMenu
  accountMenu: 'Your account',
  logout: 'Log out',
  loggingOut: 'Logging out',
  // LogoutFailure
  logoutFailedTitle: "We couldn't log you out",
  logoutFailedText: 'You are still logged in. Please try again.',
  sharedComputer: "Don't leave a shared computer yet: the next person could use your account.",
  logoutHelp:
    'If it fails again, write to {support}, or use My Profile on another device to log this one out.',
  tryAgain: 'Try again',
} as const;
