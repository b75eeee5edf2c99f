import { readFile } from 'node:fs/promises';
import { answerTask } from '@portal/kit/threads';
import { checkPdf } from './check-pdf.ts';
import type { PdfCheck, PdfVerdict } from './verdict.ts';

answerTask(async (input): Promise<PdfVerdict> => {
  const check = input as PdfCheck;
  return checkPdf(await readFile(check.path), check);
});
