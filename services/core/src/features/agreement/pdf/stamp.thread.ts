import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { inLanguage } from '@portal/kit/language';
import { answerTask } from '@portal/kit/threads';
import { agreementPdf } from './agreement.pdf.ts';
import type { Stamped, StampTask } from './stamp-agreement.ts';

answerTask(async (input): Promise<Stamped> => {
  const { path, agreement, language } = input as StampTask;
  const document = await readFile(path).catch(() => undefined);
  const isIntact =
    document !== undefined && createHash('sha256').update(document).digest('hex') === agreement.sha256;
  return { pdf: isIntact ? await inLanguage(language, () => agreementPdf(document, agreement)) : undefined };
});
