/** The virus scanner: clamd where it is configured, otherwise a check for the standard test pattern only. */
import type { Readable } from 'node:stream';
import type { Logger } from '@portal/kit';
import { scanWithClamd, type ClamdAddress } from './clamd.ts';

export interface Scanner {
  /** @throws when the scanner cannot be reached; the file then stays in quarantine */
  scan(content: Readable): Promise<'clean' | 'infected'>;
}

export function createScanner(clamd: ClamdAddress | undefined, log: Logger): Scanner {
  if (clamd) return { scan: (content) => scanWithClamd(clamd, content) };
  log.warn('no virus scanner is configured (CLAMD_HOST): only the EICAR test pattern is refused');
  return { scan: findEicar };
}

/** Split in two, so that scanners do not report this file as a virus. */
const EICAR = Buffer.from(
  ['X5O!P%@AP[4\\PZX54(P^)7CC)7}', '$EICAR-STANDARD-ANTIVIRUS-TEST-FILE!$H+H*'].join(''),
);

async function findEicar(content: Readable): Promise<'clean' | 'infected'> {
  let rest: Buffer = Buffer.alloc(0);
  for await (const chunk of content as AsyncIterable<Buffer>) {
    const window = Buffer.concat([rest, chunk]);
    if (window.includes(EICAR)) return 'infected';
    rest = window.subarray(Math.max(0, window.length - EICAR.length + 1));
  }
  return 'clean';
}
