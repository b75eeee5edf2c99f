/** What is heard of a page before it is counted. */

/** An app on the screen, from a moment of the page on. */
export interface Screen {
  readonly at: number;
  readonly app: string;
  readonly version: string;
}

export interface Failure {
  /** A script error, or a load of an app or of a part of it that failed. */
  readonly kind: 'errors' | 'failed';
  readonly error: unknown;
  readonly at: number;
  /** Whose it is; else it is found by the error or by the screen. */
  readonly of: Pick<Screen, 'app' | 'version'> | undefined;
}

export interface Heard {
  readonly screens: Screen[];
  readonly failures: Failure[];
  onNews: () => void;
}

export const SHELL = 'shell';
