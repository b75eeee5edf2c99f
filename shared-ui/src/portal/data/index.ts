/** The API as screens see it: a typed client and SWR conventions. */
export {
  api,
  lastCorrelationId,
  type ApiAnswer,
  type ApiArguments,
  type ApiOptions,
  type CallOptions,
} from './api.ts';
export { ApiError } from './api-error.ts';
export type { PathValues, QueryValues } from './call-url.ts';
export { downloadFile, streamAddress } from './file-download.ts';
export { forgetEverything, invalidate } from './invalidate.ts';
export { confirmChange, confirmChangesWith, proveAgainWith } from './confirm-change.ts';
export { failureMessage, renameErrorFields, toApiError, withFields } from './failure-message.ts';
export { onFailedCall, onSessionLost } from './call-events.ts';
export { readRoleCookie, writeRoleCookie } from './session-role-cookie.ts';
export { BackgroundPart, useFailingReads, type FailingRead } from './failing-reads.ts';
export { useLoadingPanel } from './home-lists.ts';
export { swrOptions } from './swr-options.ts';
export { useApi, type ApiRead, type ReadKey } from './use-api.ts';
export { countText } from '../../design/layout/count-text.ts';
export { useFeature, useFeatureState, type FeatureState } from './use-feature.ts';
export { readEveryRow } from './read-every-row.ts';
export { useEveryRow, type EveryRow } from './use-every-row.ts';
export { useReadVersion } from './use-read-version.ts';
export { useList, type ListKey, type ListRead, type RowOf } from './use-list.ts';
