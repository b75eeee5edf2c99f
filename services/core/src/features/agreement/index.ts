export type { AgreementWrite } from './agreement.mail.ts';
export { adoptAgreement, clearAgreement, createAgreement } from './current-agreement.command.ts';
