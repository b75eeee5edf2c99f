import { fill } from '../layout/fill.ts';
import { table as words } from '#texts/table';

/** An export cannot be made, and the message says why. */
export class ExportRefused extends Error {}

/** A list has more rows than can be read; a part of them would look like the whole. */
export class TooManyRows extends ExportRefused {
  constructor(most: number) {
    super(fill(words.export.tooMany, { most: most.toLocaleString('en-US') }));
  }
}
