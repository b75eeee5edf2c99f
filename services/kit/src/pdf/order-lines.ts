/**
 * The PDF library lays out lines from left to right only. This patch reorders right-to-left pieces once it is known
 * which pieces are in a line (UAX 9, rules L1 and L2).
 */
import { createRequire } from 'node:module';

/** Nesting level of the text direction: odd levels are right to left. */
export interface Directed {
  readonly level: number;
  /** Level of the paragraph. */
  readonly base: number;
}

interface Inline extends Partial<Directed> {
  readonly text: string;
  readonly width: number;
  readonly trailingCut?: number;
  x: number;
}
interface Line {
  inlines: Inline[];
  readonly leadingCut: number;
}
interface LayoutBuilder {
  readonly prototype: { buildNextLine(...given: unknown[]): Line | null };
}

/** Orders pieces from left to right; the input is in reading order. */
export function orderPieces<P extends Pick<Inline, 'text' | 'level' | 'base'>>(pieces: readonly P[]): P[] {
  const lastSeen = pieces.findLastIndex(({ text }) => text.trim() !== '');
  const levels = pieces.map(({ level = 0, base = 0 }, index) => (index > lastSeen ? base : level));
  let ordered = pieces.map((piece, index) => ({ piece, level: levels[index] ?? 0 }));
  for (let level = Math.max(0, ...levels); level > 0; level -= 1) {
    const turned: typeof ordered = [];
    let run: typeof ordered = [];
    for (const each of ordered) {
      if (each.level >= level) run.push(each);
      else {
        turned.push(...run.toReversed(), each);
        run = [];
      }
    }
    ordered = [...turned, ...run.toReversed()];
  }
  return ordered.map(({ piece }) => piece);
}

function orderLine(line: Line): void {
  if (line.inlines.every(({ level = 0 }) => level === 0)) return;
  const [first, last] = [line.inlines[0], line.inlines.at(-1)];
  const ordered = orderPieces(line.inlines);
  // Spaces at either end of a line take no width.
  const left = ordered[0];
  let x = left === first ? -line.leadingCut : left === last ? -(left?.trailingCut ?? 0) : 0;
  for (const inline of ordered) {
    inline.x = x;
    x += inline.width;
  }
  line.inlines = ordered;
}

/** The library has no hook for this, so its method is wrapped; `any-script.test.ts` checks the result. */
export function orderLines(): void {
  const { default: builder } = createRequire(import.meta.url)('pdfmake/js/LayoutBuilder.js') as {
    readonly default: LayoutBuilder;
  };
  // oxlint-disable-next-line unbound-method -- called with `this` below
  const { buildNextLine } = builder.prototype;
  builder.prototype.buildNextLine = function (...given) {
    const line = buildNextLine.apply(this, given);
    if (line) orderLine(line);
    return line;
  };
}
