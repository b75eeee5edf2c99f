/** Facts about a failed start for its error message. */
export interface StartPlace {
  dataDir: string;
  port: number;
}

interface Explanation {
  sign: RegExp;
  words: (place: StartPlace) => string;
}

const EXPLANATIONS: readonly Explanation[] = [
  {
    sign: /No space left on device|ENOSPC|Disk quota exceeded|EDQUOT/i,
    words: ({ dataDir }) => `The disk is full: PostgreSQL cannot write to ${dataDir}.`,
  },
  {
    sign: /Address already in use|could not create any TCP\/IP sockets/i,
    words: ({ port }) => `Port ${port} is in use by another program, so PostgreSQL cannot listen on it.`,
  },
  {
    sign: /Permission denied|EACCES|Read-only file system|EROFS/i,
    words: ({ dataDir }) => `PostgreSQL may not write to ${dataDir}: check who owns the folder.`,
  },
  {
    sign: /database files are incompatible with server/i,
    words: ({ dataDir }) =>
      `The data in ${dataDir} was made by another version of PostgreSQL. Restore a backup into a new DATA_DIR.`,
  },
  {
    sign: /could not map anonymous shared memory|Cannot allocate memory/i,
    words: () => 'There is not enough memory to start PostgreSQL.',
  },
];

/** Turns the output of PostgreSQL into one line that says what to do; of unknown output, the last line is returned. */
export function explainFailure(output: string, place: StartPlace): string {
  const known = EXPLANATIONS.find(({ sign }) => sign.test(output));
  if (known !== undefined) return known.words(place);
  const lines = output.split('\n').map((line) => line.trim());
  const last =
    lines.findLast((line) => /FATAL|PANIC|error/i.test(line)) ?? lines.findLast((line) => line !== '');
  return `PostgreSQL did not start: ${last ?? 'it said nothing'}`;
}

/** Whether the output shows that processes of a killed server are still ending, so that another try may succeed. */
export function isLeftover(output: string): boolean {
  return /pre-existing shared memory block|lock file "postmaster.pid" already exists/i.test(output);
}
