import { MESSAGES } from '@portal/contract';
import { notFound, wrongState, type AppError } from '@portal/kit';

export const unknownLink = (): AppError => notFound(MESSAGES.tokenUnverified);
export const usedLink = (): AppError =>
  wrongState('This link was used before or was replaced by a newer one');
