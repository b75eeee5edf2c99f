import { answerTask } from '@portal/kit/threads';
import { checkArchive } from './check-archive.ts';
import type { ArchiveCheck } from './verdict.ts';

answerTask((input) => checkArchive(input as ArchiveCheck));
