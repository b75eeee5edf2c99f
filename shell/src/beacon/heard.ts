/** What the beacon records on a page before it is counted. */

/** The app shown from this time on. */
export interface Screen {
  readonly at: number;
  readonly app: string;
  readonly version: string;
}

export interface Failure {
  /** A script error, or an app or chunk that failed to load. */
  readonly kind: 'errors' | 'failed';
  readonly error: unknown;
  readonly at: number;
  /** The app that failed; if undefined it is determined from the error's stack or the screen. */
  readonly of: Pick<Screen, 'app' | 'version'> | undefined;
}

export interface Heard {
  readonly screens: Screen[];
  readonly failures: Failure[];
  onNews: () => void;
}

export const SHELL = 'shell';
