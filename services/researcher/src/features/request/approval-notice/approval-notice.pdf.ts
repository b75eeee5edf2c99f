/** The approval notice as PDF: what was approved, for whom and until when (spec 2 section 7). */
import { createRequire } from 'node:module';
import path from 'node:path';
import type { Readable } from 'node:stream';
import { REQUEST_TYPE_LABELS, type Request } from '@portal/contract';
import pdfmake from 'pdfmake';
import type { Content, TDocumentDefinitions } from 'pdfmake/interfaces.js';

/** Roboto has the letters of names from Łódź to Αθήνα; it comes with the library. */
const fontFolder = path.join(
  path.dirname(createRequire(import.meta.url).resolve('pdfmake/package.json')),
  'fonts/Roboto',
);
const font = (style: string): string => path.join(fontFolder, `Roboto-${style}.ttf`);
pdfmake.setFonts({
  Roboto: {
    normal: font('Regular'),
    bold: font('Medium'),
    italics: font('Italic'),
    bolditalics: font('MediumItalic'),
  },
});
// A document is made of words alone: it fetches nothing, and reads no file but its fonts.
pdfmake.setUrlAccessPolicy(() => false);
pdfmake.setLocalAccessPolicy((file) => path.dirname(path.resolve(file)) === fontFolder);

export type NoticeDocument = ReturnType<typeof pdfmake.createPdf>;

const day = (moment: string | null): string =>
  moment
    ? new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(moment))
    : '–';

export function approvalNotice(request: Request): NoticeDocument {
  const facts: [string, string][] = [
    ['Request', request.sfari_request_id],
    ['Resource', REQUEST_TYPE_LABELS[request.type]],
    ['Principal investigator', request.owner.display_name],
    ['Institution', request.institution?.display_name ?? '–'],
    ['Project', `${request.project.sfari_project_id} ${request.project.title}`],
    ['Approved on', day(request.decision_date)],
    ['Access until', day(request.expiration_date)],
  ];
  const definition: TDocumentDefinitions = {
    info: { title: `Approval notice ${request.sfari_request_id}` },
    pageSize: 'A4',
    pageMargins: [56, 64, 56, 64],
    defaultStyle: { font: 'Roboto', fontSize: 10.5, lineHeight: 1.3 },
    styles: {
      title: { fontSize: 20, bold: true, margin: [0, 0, 0, 4] },
      heading: { fontSize: 12, bold: true, margin: [0, 18, 0, 6] },
    },
    content: [
      { text: 'Approval notice', style: 'title' },
      `The request ${request.sfari_request_id} for research resources is approved.`,
      { text: 'Request', style: 'heading' },
      {
        table: {
          widths: [130, '*'],
          body: facts.map(([name, value]) => [{ text: name, bold: true }, value]),
        },
        layout: 'lightHorizontalLines',
      },
      ...listOf(
        'Cohorts',
        request.cohorts.map((cohort) => cohort.display_name),
      ),
      ...listOf(
        'Datasets',
        (request.datasets ?? []).map((dataset) => `${dataset.dataset_id} ${dataset.display_name}`),
      ),
      ...listOf(
        'People with access',
        (request.access_control_list ?? [])
          .filter((entry) => entry.removal_date === null)
          .map((entry) => entry.display_name),
      ),
    ],
    footer: (page, pages) => ({
      text: `${request.sfari_request_id} · page ${page} of ${pages}`,
      alignment: 'center',
      fontSize: 8,
    }),
  };
  return pdfmake.createPdf(definition);
}

function listOf(heading: string, items: readonly string[]): Content[] {
  if (items.length === 0) return [];
  return [{ text: heading, style: 'heading' }, { ul: [...items] }];
}

/** A document that begins to flow as it is read. */
export async function streamOf(notice: NoticeDocument): Promise<Readable> {
  const document = (await notice.getStream()) as unknown as Readable & { end(): void };
  document.end();
  return document;
}
