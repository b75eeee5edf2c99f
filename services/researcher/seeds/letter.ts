import { createHash } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { FILE_TYPE } from '@portal/contract';
import type { SeedContext } from '@portal/kit/seeding';
import { uuidOf } from './clock.ts';

export interface Letter {
  readonly name: string;
  readonly lines: readonly string[];
  readonly creatorId: number;
  readonly at: Date;
}

/** Stores an invented IRB letter as if its owner had uploaded it. @returns the file's id */
export async function storeLetter(context: SeedContext, letter: Letter): Promise<string> {
  const content = pdfOf(letter.lines);
  const id = uuidOf(context.random);
  const folder = path.join(context.dataDir, 'files');
  await mkdir(folder, { recursive: true });
  await writeFile(path.join(folder, id), content);
  await context.as(letter.creatorId, letter.at);
  await context.client.query(
    `insert into core.file (id, type, name, media_type, size, sha256, storage_key, scan, creator_id, created, modified)
    values ($1::uuid, $2, $3, 'application/pdf', $4, $5, $1::uuid::text, 'clean', $6, $7, $7)`,
    [
      id,
      FILE_TYPE.IRB,
      letter.name,
      content.length,
      createHash('sha256').update(content).digest('hex'),
      letter.creatorId,
      letter.at,
    ],
  );
  return id;
}

/** One page of plain lines: the smallest PDF that every viewer opens. */
function pdfOf(lines: readonly string[]): Buffer {
  const escaped = lines.map((line) => line.replaceAll(/[\\()]/g, String.raw`\$&`).replaceAll(/[^ -~]/g, '-'));
  const drawn = escaped.map((line) => `(${line}) Tj T*`).join('\n');
  const stream = `BT /F1 11 Tf 16 TL 72 740 Td\n${drawn}\nET`;
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 612 792] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>',
    `<< /Length ${stream.length} >>\nstream\n${stream}\nendstream`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
  ];
  let text = '%PDF-1.4\n';
  const offsets = objects.map((object, index) => {
    const offset = text.length;
    text += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return offset;
  });
  const table = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('');
  const start = text.length;
  text += `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${table}`;
  text += `trailer\n<< /Size ${objects.length + 1} /Root 1 0 R >>\nstartxref\n${start}\n%%EOF\n`;
  return Buffer.from(text, 'latin1');
}
