/** Reasons to refuse an archive; `ArchiveVerdict` names the entry concerned. */
export type ArchiveFault =
  | 'unreadable'
  | 'empty'
  | 'encrypted'
  | 'too_many'
  | 'too_large'
  | 'bomb'
  | 'bad_name'
  | 'long_name'
  | 'same_name'
  | 'no_plain_file'
  | 'nested'
  | 'program'
  | 'no_workbook'
  | 'active';

export interface ArchiveVerdict {
  /** Null when the archive is accepted. */
  readonly fault: ArchiveFault | null;
  readonly name: string;
}

export interface ArchiveCheck {
  readonly path: string;
  /** Whether it is an Excel workbook: a zip of known parts. */
  readonly isWorkbook: boolean;
}

/** Thrown during the check of an archive. */
export class ArchiveRefused extends Error {
  readonly fault: ArchiveFault;
  readonly entry: string;
  constructor(fault: ArchiveFault, entry = '') {
    super(fault);
    this.name = 'ArchiveRefused';
    this.fault = fault;
    this.entry = entry;
  }
}
