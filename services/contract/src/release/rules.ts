/** Versions of the apps and what is reported of them (decision 411). */

/** Where pages report to the gateway what went wrong in which version. */
export const BEACON_PATH = '/beacon';

/** Apps that one report may name: there are four, and a page sees few. */
export const BEACON_APPS = 8;

/** Measures of web-vitals: two in milliseconds, and how far a page shifts. */
export const VITALS = ['lcp', 'inp', 'cls'] as const;
export type Vital = (typeof VITALS)[number];

/** What happened to the versions of an app. */
export const RELEASE_SWITCHES = ['deployed', 'canary', 'promoted', 'rolled_back'] as const;
export type ReleaseSwitchKind = (typeof RELEASE_SWITCHES)[number];

/** Why: someone said so on a page, a test found the new version worse, or it was done by command. */
export const RELEASE_CAUSES = ['person', 'worse', 'command'] as const;
export type ReleaseCause = (typeof RELEASE_CAUSES)[number];

/** What the test says of a new version. */
export const RELEASE_VERDICTS = ['no_canary', 'too_few', 'not_worse', 'worse'] as const;
export type ReleaseVerdict = (typeof RELEASE_VERDICTS)[number];

/** What a new version may be worse in; `failures` are sessions with a script error or a failed load. */
export const RELEASE_MEASURES = ['failures', ...VITALS] as const;
export type ReleaseMeasure = (typeof RELEASE_MEASURES)[number];
