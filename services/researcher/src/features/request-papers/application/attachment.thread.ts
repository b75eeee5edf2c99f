import { answerTask } from '@portal/kit/threads';
import { attachmentPages } from './attachment-pages.ts';
import type { AttachmentTask } from './attachment-threads.ts';
import { joinPdfs } from './join-pdfs.ts';

answerTask(async (input) => {
  const task = input as AttachmentTask;
  return task.kind === 'pages' ? attachmentPages(task.bytes) : { pdf: await joinPdfs(task.pdfs) };
});
