import type { ServerResponse } from 'node:http';
import { ERROR_STATUS, type ErrorBody, type ErrorCode } from '@portal/contract';
import { inLanguage, wantedLanguage } from '@portal/kit';

/**
 * Answers an error in the API's format, in the language that the browser chose. `detail` is called in that language.
 * The gateway does not know whose account it is, so it cannot use the account's language.
 */
export function refuse(
  response: ServerResponse,
  code: ErrorCode,
  detail: () => string,
  correlationId: string,
  headers: Readonly<Record<string, string>> = {},
): void {
  const body: ErrorBody = {
    detail: inLanguage(wantedLanguage(response.req), detail),
    code,
    correlation_id: correlationId,
  };
  response.writeHead(ERROR_STATUS[code], {
    'Content-Type': 'application/json; charset=utf-8',
    'Cache-Control': 'no-store',
    ...headers,
  });
  response.end(JSON.stringify(body));
}
