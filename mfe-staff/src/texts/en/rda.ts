/** Words of agreements: the page of one and the list (spec 1 sections 2, 4 and 6). */
export const rda = {
  list: 'Agreements',
  institution: 'Institution',
  status: 'Status',
  official: 'Signing Official',
  noOfficial: 'No Signing Official',
  created: 'Added',
  document: 'Document',
} as const;

/** The administrators' form and what stands beside it. */
export const rdaAdmin = {
  status: 'RDA status',
  signature: 'Signature of the Signing Official',
  signatureDate: 'Signature date',
  foundationSignature: 'Signature for the foundation',
  foundationDate: 'Date of the foundation’s signature',
  revisedDate: 'Revised date',
  comments: 'Comments',
  commentsHelp: 'Only people of the foundation read this.',
  file: 'PDF file',
  fileHelp: 'Takes the place of the document, which nobody has signed yet.',
  fileLocked: 'The document is signed. Revise the RDA to upload another one.',
  signatureLocked: 'Cannot be changed once the status is not Signature Needed.',
  save: 'Save',
  saving: 'Saving',
  saved: 'The RDA was saved.',
  stale:
    'Somebody else changed this agreement since you opened it. What you entered is still here. Look at the agreement as it is now; save again if your changes should stand.',
  revise: 'Revise the RDA',
  reviseTitle: 'Revise the RDA of {institution}?',
  reviseConsequence:
    'The new document needs both signatures again. Signatures on the present one stay on record and no longer count, and researchers are asked for new joinders.',
  reviseFile: 'Revised PDF',
  reviseComments: 'What was changed',
  reviseSubmit: 'Upload the revised PDF',
  revised: 'The RDA was revised. {institution} is asked to sign again.',
  create: 'New RDA',
  createTitle: 'New RDA of {institution}?',
  createTitleAny: 'New RDA',
  createConsequence:
    'It becomes the current RDA of the institution and waits for the signature of its Signing Official, who gets a mail. Researchers are asked for new joinders. An RDA that was there is kept as a record.',
  createInstitution: 'Institution',
  createInstitutionHelp: 'Approved institutions. Type its name or EIN.',
  createFile: 'PDF file',
  createFileHelp: 'Without a file the RDA is a copy of the foundation’s template.',
  createSubmit: 'Add the RDA',
  created: 'The RDA was added.',
  cancel: 'Cancel',
  portal: 'the portal',
  pick: 'Please select an institution',
  choosePdf: 'Please choose a PDF file',
} as const;

/** An agreement that was signed on paper: one administrator records it, another confirms. */
export const paper = {
  title: 'Signed on paper',
  waits: 'Waits for confirmation',
  toOther:
    '{recorder} recorded on {time} that this agreement was signed on paper. Please compare names and dates with the scan. It counts once you confirm it.',
  toRecorder:
    'You recorded on {time} that this agreement was signed on paper. It counts once another administrator confirms it.',
  toReader:
    '{recorder} recorded on {time} that this agreement was signed on paper. Another administrator confirms it.',
  becomes: 'Status with it',
  document: 'Scan',
  openScan: 'Open the scan',
  openFailed: 'There was an error when trying to retrieve file',
  confirm: 'Confirm the signed paper',
  confirmTitle: 'Is the scan of {institution} as it was recorded?',
  confirmConsequence:
    'The agreement gets the status {status}. Its Signing Official and researchers are told, and the names cannot be changed any more.',
  confirmed: 'The signed paper of {institution} counts from now on.',
  refuse: 'Refuse',
  refuseTitle: 'Refuse the signed paper of {institution}?',
  refuseConsequence:
    'The status stays as it is. {recorder} gets your reason by mail and may record it again.',
  takeBack: 'Take it back',
  takeBackTitle: 'Take the record of {institution} back?',
  takeBackConsequence: 'The status stays as it is. You may record the signed paper again.',
  reason: 'Reason',
  reasonRequired: 'Please give a reason',
  refusedDone: 'The signed paper was not confirmed.',
  refusedBy: '{decider} did not confirm the signed paper on {time}: {reason}',
  scan: 'Scan of the signed agreement',
  scanHelp:
    'A PDF. Names that nobody signed in the portal count once another administrator has compared them with the scan.',
  recorded: 'Recorded. Another administrator has to confirm it now.',
  stale: 'Somebody else changed this agreement meanwhile. This is how it is now.',
} as const;

export const rdaList = {
  search: 'Search institution or Signing Official',
  status: 'RDA status',
  institutionStatus: 'Institution status',
  emptyDescription: 'An institution gets an agreement when it is approved.',
  template: 'RDA template',
  templateHelp: 'Every new RDA is a copy of the newest template. Agreements that exist keep their document.',
  templateNone: 'There is no template yet. Upload one, so that approved institutions get their agreement.',
  templateUpload: 'Upload a new template',
  templateUploaded: 'The new template is in use.',
  templateCurrent: 'In use',
  templateBy: '{name}, {date}',
  templateFailed: 'Could not get template.',
} as const;
