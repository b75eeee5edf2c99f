import { requestType, unfoldAnswers } from '@portal/contract';

/** Answers that came under the names of the specification, under those of the form. */
export const withFieldNames = <B extends { readonly additional_data?: object | undefined }>(
  body: B,
  type: number,
): B =>
  body.additional_data
    ? { ...body, additional_data: unfoldAnswers(requestType(type), body.additional_data) }
    : body;
