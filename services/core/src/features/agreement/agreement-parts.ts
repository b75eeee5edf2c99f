import type { UploadParts } from '../file/index.ts';
import type { SigningParts } from './sign-agreement.command.ts';

/** What the calls about agreements work with. */
export type AgreementParts = SigningParts & Pick<UploadParts, 'store' | 'scanner' | 'quota'>;
