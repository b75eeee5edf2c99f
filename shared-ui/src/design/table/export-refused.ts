import { fill } from '../layout/fill.ts';
import { table as words } from '#texts/table';

/** The export is not possible; the message says why. */
export class ExportRefused extends Error {}

/** The list has more rows than can be read. A partial export would look complete, so there is none. */
export class TooManyRows extends ExportRefused {
  constructor(most: number) {
    super(fill(words.export.tooMany, { most: most.toLocaleString('en-US') }));
  }
}
