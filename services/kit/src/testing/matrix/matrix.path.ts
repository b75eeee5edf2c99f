/** The address that a case of the matrix calls. */
import type { MatrixInput, MatrixTarget } from './matrix.options.ts';

/** @param id the object of the case; an object that is not there without one */
export function writePath(key: string, id: MatrixTarget['id'], { params = {}, query }: MatrixInput): string {
  const filled = key.replaceAll(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(String(params[name] ?? id ?? '1')),
  );
  return query ? `${filled}?${query}` : filled;
}
