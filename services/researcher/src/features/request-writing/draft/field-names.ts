import { requestType, toFormNames } from '@portal/contract';

/** Renames answers sent under the specification's names to the form's field names. */
export const withFieldNames = <B extends { readonly additional_data?: object | undefined }>(
  body: B,
  type: number,
): B =>
  body.additional_data
    ? { ...body, additional_data: toFormNames(requestType(type), body.additional_data) }
    : body;
