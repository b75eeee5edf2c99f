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

/** The administrators' form and what is beside it. */
export const rdaAdmin = {
  status: 'RDA status',
  signature: 'Signature of the Signing Official',
  signatureDate: 'Signature date',
  foundationSignature: 'Signature for the foundation',
  recordFoundation: "Record the foundation's signature",
  foundationDate: "Date of the foundation's signature",
  foundationDateHelp: "By the foundation's clock ({zone}).",
  revisedDate: 'Revised date',
  comments: 'Comments',
  commentsHelp: "Visible to the foundation's staff only.",
  file: 'PDF file',
  fileHelp: 'Replaces the unsigned document.',
  fileLocked: 'The document is signed. Revise the RDA to upload another one.',
  signatureLocked: 'Can only be changed while the status is Signature Needed.',
  edit: 'Edit details',
  save: 'Save',
  saving: 'Saving',
  saved: 'The RDA was saved.',
  stale:
    'Someone else changed this agreement since you opened it. What you entered is still here. Review the current agreement, then save again to apply your changes.',
  revise: 'Revise the RDA',
  reviseTitle: 'Revise the RDA of {institution}?',
  reviseConsequence:
    'The new document needs both signatures again. Existing signatures stay on record but no longer count. Researchers are asked to agree to a new joinder.',
  reviseFile: 'Revised PDF',
  reviseComments: 'What was changed',
  reviseSubmit: 'Upload the revised PDF',
  revised: 'The RDA was revised. {institution} is asked to sign again.',
  create: 'New RDA',
  createTitle: 'New RDA of {institution}?',
  createTitleAny: 'New RDA',
  createConsequence:
    "It becomes the institution's current RDA, and its Signing Official gets an email to sign it. Researchers are asked to agree to a new joinder. Any previous RDA is kept on record.",
  createInstitution: 'Institution',
  createInstitutionHelp: 'Type the name or EIN of an approved institution.',
  createFile: 'PDF file',
  createFileHelp: "Without a file, the RDA is a copy of the foundation's template.",
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
  waits: 'Waiting for confirmation',
  toOther:
    '{recorder} recorded on {time} that this agreement was signed on paper. Please compare names and dates with the scan. It takes effect once you confirm it.',
  toRecorder:
    'You recorded on {time} that this agreement was signed on paper. It takes effect once another administrator confirms it.',
  toReader:
    '{recorder} recorded on {time} that this agreement was signed on paper. Another administrator has to confirm it.',
  becomes: 'Status once confirmed',
  document: 'Scan',
  openScan: 'Open the scan',
  openFailed: 'There was an error when trying to retrieve file',
  confirm: 'Confirm the signed paper',
  confirmTitle: 'Does the scan of {institution} match what was recorded?',
  confirmConsequence:
    'The agreement gets the status {status}. Its Signing Official and researchers are notified, and the names can no longer be changed.',
  confirmed: 'The signed paper of {institution} is now in effect.',
  refuse: 'Refuse',
  refuseTitle: 'Refuse the signed paper of {institution}?',
  refuseConsequence:
    'The status does not change. {recorder} gets your reason by email and can record it again.',
  takeBack: 'Withdraw',
  takeBackTitle: 'Withdraw the record of {institution}?',
  takeBackConsequence: 'The status does not change. You can record the signed paper again.',
  reason: 'Reason',
  reasonRequired: 'Please give a reason',
  refusedDone: 'You refused the signed paper.',
  refusedBy: '{decider} refused the signed paper on {time}: {reason}',
  scan: 'Scan of the signed agreement',
  scanHelp:
    'A PDF. Names signed on paper take effect once another administrator compares them with this scan.',
  recorded: 'Recorded. Another administrator now has to confirm it.',
  stale: 'Someone else changed this agreement. You now see the current version.',
} as const;

export const rdaList = {
  search: 'Search institution or Signing Official',
  status: 'RDA status',
  institutionStatus: 'Institution status',
  emptyDescription: 'An institution gets an agreement when it is approved.',
  template: 'RDA template',
  templateHelp: 'Every new RDA is a copy of the newest template. Existing agreements do not change.',
  templateNone: 'No template yet. Upload one so that approved institutions get an agreement.',
  templateUpload: 'Upload a new template',
  templateUploaded: 'The new template is in use.',
  templateCurrent: 'In use',
  templateBy: '{name}, {date}',
  templateFailed: 'Could not get template.',
} as const;
