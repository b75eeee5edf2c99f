import { requestObject } from '@portal/contract';
import { handler, readOne, type Handler } from '@portal/kit';
import type { FileClient } from '../../../clients/file.client.ts';
import { requestResource } from '../../request/index.ts';
import { applicationPdf } from './application.pdf.ts';

/** Everyone who may read the request may get it as a document; reviewers only for requests they review. */
export const applicationRoutes = (files: FileClient): readonly Handler[] => [
  handler('GET /request/{id}/docs/', async (call) => {
    const { actor, context, database, params, query } = call;
    const { object: request } = await readOne(database, requestResource, actor, params.id, {
      expand: requestObject.expand,
    });
    const fileName = `${request.sfari_request_id}-application.pdf`;
    const pdf = await applicationPdf(call, request, files);
    if (query.to_base64 === 'true') {
      context.body = { file_name: fileName, base64: pdf.toString('base64') };
      return { raw: true };
    }
    context.type = 'application/pdf';
    context.attachment(fileName);
    context.body = pdf;
    return { raw: true };
  }),
];
