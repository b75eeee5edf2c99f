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
  arrivedOne: '1 new notification',
  arrivedMany: '{count} new notifications',
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
} as const;
