/** App versions and the data reported about them (decision 411). */

/** Where pages report errors and measurements of app versions to the gateway. */
export const BEACON_PATH = '/beacon';

/** Maximum number of apps in one report: there are four, and a page uses only a few of them. */
export const BEACON_APPS = 8;

/** web-vitals measures: two in milliseconds, and the layout shift score. */
export const VITALS = ['lcp', 'inp', 'cls'] as const;
export type Vital = (typeof VITALS)[number];

/** Kinds of version changes of an app. */
export const RELEASE_SWITCHES = ['deployed', 'canary', 'promoted', 'rolled_back'] as const;
export type ReleaseSwitchKind = (typeof RELEASE_SWITCHES)[number];

/**
 * Why the version changed: a person chose it on a page, the statistical test found the new version worse, or a command
 * did it.
 */
export const RELEASE_CAUSES = ['person', 'worse', 'command'] as const;
export type ReleaseCause = (typeof RELEASE_CAUSES)[number];

/** Results of the statistical test of a new version. */
export const RELEASE_VERDICTS = ['no_canary', 'too_few', 'not_worse', 'worse'] as const;
export type ReleaseVerdict = (typeof RELEASE_VERDICTS)[number];

/** Measures in which a new version may be worse; `failures` are sessions with a script error or a failed load. */
export const RELEASE_MEASURES = ['failures', ...VITALS] as const;
export type ReleaseMeasure = (typeof RELEASE_MEASURES)[number];
