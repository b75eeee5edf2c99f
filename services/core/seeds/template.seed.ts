/** The foundation's template of the agreement: a PDF of several pages. Every agreement of the demo is a copy of it. */
import { createHash } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { FILE_TYPE } from '@portal/contract';
import { pdfLibrary, type Content } from '@portal/kit/pdf';
import type { SeedContext } from '@portal/kit/seeding';
import { AGREEMENT_CLAUSES } from './data/agreement-text.data.ts';

/** A fixed id, so that it is the same on every machine. */
const TEMPLATE_ID = '5f0c4f0e-7c1b-4d0a-9a55-2d1f7f6f0a04';

export interface Template {
  readonly size: number;
  readonly sha256: string;
  readonly storageKey: string;
}

export async function seedTemplate(
  context: SeedContext,
  admin: { readonly id: number; readonly at: Date },
): Promise<Template> {
  const content = await templatePdf(admin.at);
  const folder = path.join(context.dataDir, 'files');
  await mkdir(folder, { recursive: true, mode: 0o700 });
  await writeFile(path.join(folder, TEMPLATE_ID), content, { mode: 0o600 });
  const sha256 = createHash('sha256').update(content).digest('hex');
  await context.as(admin.id, admin.at);
  await context.client.query(
    `insert into core.file (id, type, name, media_type, size, sha256, storage_key, scan, creator_id, created, modified)
     values ($1::uuid, $2, 'Researcher Distribution Agreement template.pdf', 'application/pdf', $3, $4, $1::uuid::text, 'clean', $5, $6, $6)`,
    [TEMPLATE_ID, FILE_TYPE.RDA_TEMPLATE, content.length, sha256, admin.id, admin.at],
  );
  return { size: content.length, sha256, storageKey: TEMPLATE_ID };
}

async function templatePdf(at: Date): Promise<Buffer> {
  const clauses = AGREEMENT_CLAUSES.flatMap(({ heading, paragraphs }): Content[] => [
    { text: heading, style: 'heading' },
    ...paragraphs.map((text): Content => ({ text, margin: [0, 0, 0, 6] })),
  ]);
  const document = pdfLibrary().createPdf({
    info: { title: 'Researcher Distribution Agreement', creationDate: at },
    pageSize: 'LETTER',
    pageMargins: [72, 72, 72, 72],
    defaultStyle: { font: 'Roboto', fontSize: 11, lineHeight: 1.4 },
    styles: {
      title: { fontSize: 22, bold: true, margin: [0, 0, 0, 8] },
      heading: { fontSize: 13, bold: true, margin: [0, 16, 0, 6] },
    },
    content: [
      { text: 'Researcher Distribution Agreement', style: 'title' },
      'between the Foundation and the Institution named on the signature page. Invented for the demonstration.',
      ...clauses,
    ],
    footer: (page, pages) => ({
      text: `Researcher Distribution Agreement · page ${page} of ${pages}`,
      alignment: 'center',
      fontSize: 8,
    }),
  });
  return Buffer.from(await document.getBuffer());
}
