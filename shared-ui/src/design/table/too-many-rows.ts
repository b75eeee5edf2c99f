import { fill } from '../layout/fill.ts';
import { table as words } from '#texts/table';

/** A list has more rows than can be read; a part of them would look like the whole. */
export class TooManyRows extends Error {
  constructor(most: number) {
    super(fill(words.export.tooMany, { most: most.toLocaleString('en-US') }));
  }
}
