import { translatable } from '@portal/contract/words';

/** What is refused about files and mails. */
export const fileRefusals = translatable('core/file-refusals', {
  upload: {
    pdfOnly: 'Please choose a PDF file',
    zipOnly: 'Please choose a ZIP file',
    pdfOrWorkbook: 'Please choose a PDF or XLSX file',
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
    notStored: 'The file cannot be stored now. Please try again in a few minutes',
    tooLarge: 'The file is larger than {megabytes} MB',
    dayFull:
      'You may upload {files} files and {megabytes} MB in one day. What you have typed is not lost: please go on tomorrow, or write to support if you need more',
  },
  download: {
    unreadable: 'This file cannot be read. Please ask for it to be uploaded again',
    waitsForScan: 'This file waits for the virus scan. Please try again in a few minutes',
    zipUnreadable: 'This zip cannot be read. Please ask for it to be uploaded again',
    unknownEntry: 'The zip holds no “{title}”. Please read the list again',
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
  archive: {
    unreadable: 'This file is damaged or incomplete. Please save it again and upload that',
    empty: 'There is nothing in this file',
    encrypted:
      'This file is encrypted or asks for a password. Please save it without protection and upload that',
    too_many: 'This file holds more than {entries} files. Please put fewer into it',
    too_large: 'This file unpacks to more than {megabytes} MB. Please split it',
    bomb: '“{name}” unpacks to more than {ratio} times its size. Please leave it out',
    bad_name: '“{name}” has a name that could be written outside of its folder. Please rename it',
    same_name: '“{name}” is in this file twice. Please leave one of them out',
    no_plain_file: '“{name}” is a link or a device. Please put the file itself in its place',
    nested: '“{name}” is an archive itself. Please put what it holds straight into this file',
    program: '“{name}” is a program. Please leave it out',
    no_workbook: 'This is no Excel workbook. Please save it as XLSX and upload that',
    active: 'This workbook holds macros, controls, or other files: “{name}”. Please save it without them',
    slow: 'This file takes too long to check. Please split it',
    busy: 'Many files are being checked. Please try again in a minute',
  },
  mail: {
    attachmentGone: 'An attachment is not there any more',
    attachmentMissing: 'One of these files is not there',
    attachmentWaits: '{name} waits for the virus scan',
    tooLarge: 'The files are larger than 20 MB together. Please send a link instead',
    failedOnly: 'Only a mail that failed can be sent again',
    unknownPlaces: 'There is no place named {names}',
    otherSender: 'Mails of the portal come from {from}',
    missingPlaces: 'Please keep these places in the subject or the message: {names}',
  },
  formTooDeep: 'It is nested too deeply',
});
