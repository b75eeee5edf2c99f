import type { AppName } from '../paths.ts';
import { Problem } from '../problem.ts';
import { firstCompilerError } from './compiler-error.ts';

/** The sources of one app do not compile. The message contains the complete compiler output. */
export class BuildFailed extends Problem {
  readonly app: AppName;
  /** The first error, in one line. */
  readonly summary: string;

  constructor(app: AppName, output: string) {
    super(`${app} cannot be built:\n${output.trim()}`);
    this.name = 'BuildFailed';
    this.app = app;
    this.summary = firstCompilerError(output);
  }
}
