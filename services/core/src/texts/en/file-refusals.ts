import { translatable } from '@portal/contract/words';

/** What is refused about files and mails. */
export const fileRefusals = translatable('core/file-refusals', {
  upload: {
    pdfOnly: 'Please choose a PDF file',
    pdfOrPicture: 'Please choose a PDF, PNG or JPEG file',
    unknownType: 'Unknown type of file',
    empty: 'The file is empty',
    wholeNumber: 'Must be a whole number',
    typeNotAllowed: 'You may not upload this type of file',
    noInstitution: 'Only an agreement belongs to an institution',
    unknownInstitution: 'There is no such institution',
    bodyUnreadable: 'The request body could not be read',
    textTooLong: 'The text is too long',
    oneFile: 'Please send one file',
    interrupted: 'The upload was interrupted',
    tooLarge: 'The file is larger than {megabytes} MB',
    dayFull:
      'You may upload {files} files and {megabytes} MB in one day. What you have typed is not lost: please go on tomorrow, or write to support if you need more',
  },
  download: {
    unreadable: 'This file cannot be read. Please ask for it to be uploaded again',
    waitsForScan: 'This file waits for the virus scan. Please try again in a few minutes',
    linkOver: 'This link is no longer valid',
  },
  pdf: {
    active:
      'This PDF holds scripts, other files or links that open by themselves. Please print it to a new PDF and upload that',
    encrypted:
      'This PDF is encrypted or asks for a password. Please save it without protection and upload that',
    unreadable: 'This PDF cannot be read. Please print it to a new PDF and upload that',
    slow: 'This PDF takes too long to check. Please print it to a new PDF and upload that',
    busy: 'Many files are being checked. Please try again in a minute',
  },
  mail: {
    attachmentGone: 'An attachment is not there any more',
    attachmentMissing: 'One of these files is not there',
    attachmentWaits: '{name} waits for the virus scan',
    tooLarge: 'The files are larger than 20 MB together. Please send a link instead',
    failedOnly: 'Only a mail that failed can be sent again',
    unknownPlaces: 'There is no place named {names}',
  },
  formTooDeep: 'It is nested too deeply',
});
