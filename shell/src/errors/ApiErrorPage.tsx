import { ApiError } from '@portal/shared-ui/data';
import { ForbiddenPanel, NotFoundPanel, ServerErrorPanel } from '@portal/shared-ui/errors';

/** Whether the error is a server answer that has its own page. */
export function isApiFailure(error: unknown): error is ApiError {
  return error instanceof ApiError && (error.status === 403 || error.status === 404 || error.status >= 500);
}

/** The 403, 404 and 500 pages, with the correlation id to copy (spec 1 section 8). */
export function ApiErrorPage({ error }: { error: ApiError }) {
  const { correlationId } = error;
  if (error.status === 403) return <ForbiddenPanel correlationId={correlationId} />;
  if (error.status === 404) return <NotFoundPanel correlationId={correlationId} />;
  const [method, url] = error.call.split(' ');
  return <ServerErrorPanel correlationId={correlationId} method={method} url={url} />;
}
