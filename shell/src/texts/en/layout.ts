/** Words of the frame around every page, for visitors too (spec 1 section 2). */
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
  licences: 'Open-source licenses',
} as const;

/** Reads that failed and are tried again. */
export const failingReads = {
  missing: "Part of this page didn't load. We are trying again.",
  old: 'This page may not show the latest changes. We are trying again.',
} as const;

/** Header, menus, ribbons and notices. */
export const layout = {
  // Header
  loginLink: 'Log in',
  // MainNavigation
  main: 'Main',
  // MobileMenu
  menu: 'Menu',
  learnMore: 'Learn more',
  // PendingBar
  pageLoading: 'Loading page',
  // SkipLink
  skipLink: 'Skip to the main content',
} as const;
