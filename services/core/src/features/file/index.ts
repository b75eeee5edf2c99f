export { fileResource } from './file.resource.ts';
export { fileRoutes } from './file.routes.ts';
export { scanQuarantined } from './quarantine.ts';
export { createSignedLinks } from './signed-link.ts';
export { attachmentHeader, cleanFileName } from './file-name.ts';
export { FILE_RULES, PDF, kindOf } from './file-types.ts';
export { judgeContent, type UploadParts } from './upload.command.ts';
export { keepBytes, receiveUpload, type StoredUpload } from './upload.parser.ts';
export { agreementDataSql, withoutComments } from './agreement-data.ts';
