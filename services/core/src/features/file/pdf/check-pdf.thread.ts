import { readFile } from 'node:fs/promises';
import { answerTask } from '@portal/kit/threads';
import { judgePdf } from './check-pdf.ts';
import type { PdfCheck, PdfVerdict } from './verdict.ts';

answerTask(async (input): Promise<PdfVerdict> => {
  const check = input as PdfCheck;
  return judgePdf(await readFile(check.path), check);
});
