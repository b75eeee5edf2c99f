import type { ServerResponse } from 'node:http';
import { ERROR_STATUS, type ErrorBody, type ErrorCode } from '@portal/contract';

/** Answers an error in the API's own shape. */
export function refuse(
  response: ServerResponse,
  code: ErrorCode,
  detail: string,
  correlationId: string,
  headers: Readonly<Record<string, string>> = {},
): void {
  const body: ErrorBody = { detail, code, correlation_id: correlationId };
  response.writeHead(ERROR_STATUS[code], {
    'Content-Type': 'application/json; charset=utf-8',
    'Cache-Control': 'no-store',
    ...headers,
  });
  response.end(JSON.stringify(body));
}
