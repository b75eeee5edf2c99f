import { REQUEST_STATUS as S, type RequestStatus } from '@portal/contract/statuses';

/** Decisions that take something away from the researcher; they are styled differently. */
const ENDING: readonly RequestStatus[] = [S.REJECTED, S.SUSPENDED, S.WITHDRAWN, S.ARCHIVED];

export const isEnding = (status: RequestStatus | null): boolean => status !== null && ENDING.includes(status);
