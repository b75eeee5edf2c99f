/** Why an archive is refused; `ArchiveVerdict` names the entry that was found. */
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
  /** Null where nothing speaks against it. */
  readonly fault: ArchiveFault | null;
  readonly name: string;
}

export interface ArchiveCheck {
  readonly path: string;
  /** An Excel workbook, which is a zip of known parts. */
  readonly isWorkbook: boolean;
}

/** Thrown while an archive is read. */
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
