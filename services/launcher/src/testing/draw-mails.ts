/** Draws every mail of the portal as it is sent, with minimal and with maximal data, for the gallery. */
import { DEFAULT_BRANDING } from '@portal/contract/branding';
import {
  drawPreview,
  LONGEST,
  SHORTEST,
  MAIL_PREVIEWS as CORE,
  type DrawnMail,
  type MailPreview,
} from '@portal/core/testing';
import { MAIL_PREVIEWS as RESEARCHER } from '@portal/researcher/testing';
import { MAIL_PREVIEWS as STAFF } from '@portal/staff/testing';
import { MAIL_PREVIEWS as TISSUE } from '@portal/tissue/testing';

const PREVIEWS: ReadonlyArray<readonly [service: string, previews: readonly MailPreview[]]> = [
  ['core', CORE],
  ['researcher', RESEARCHER],
  ['staff', STAFF],
  ['tissue', TISSUE],
];

export interface GalleryMail {
  readonly service: string;
  readonly title: string;
  readonly shortest: readonly DrawnMail[];
  readonly longest: readonly DrawnMail[];
}

export async function drawMails(): Promise<GalleryMail[]> {
  const drawn: GalleryMail[] = [];
  for (const [service, previews] of PREVIEWS)
    for (const preview of previews)
      drawn.push({
        service,
        title: preview.title,
        shortest: await drawPreview(preview, SHORTEST, DEFAULT_BRANDING),
        longest: await drawPreview(preview, LONGEST, DEFAULT_BRANDING),
      });
  return drawn;
}
