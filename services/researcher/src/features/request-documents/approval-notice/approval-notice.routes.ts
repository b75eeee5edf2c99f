import { requestObject, requestType } from '@portal/contract';
import { handler, readOne, wrongState, type Handler } from '@portal/kit';
import { pdfStream } from '@portal/kit/pdf';
import { requestRefusals } from '../../../texts/en/request-refusals.ts';
import { requestResource } from '../../request/index.ts';
import { approvalNotice } from './approval-notice.pdf.ts';

export const approvalNoticeRoutes: readonly Handler[] = [
  handler('GET /request/{id}/approval_notice/', async ({ actor, context, database, params, query }) => {
    const { object: request } = await readOne(database, requestResource, actor, params.id, {
      expand: requestObject.expand,
    });
    const hasNotice = requestType(request.type).documents.includes('approval_notice');
    if (!hasNotice || !request.abilities['download_notice'])
      throw wrongState(requestRefusals.noticeAfterApproval);
    const fileName = `${request.sfari_request_id}-approval-notice.pdf`;
    const notice = approvalNotice(request);
    if (query.to_base64 === 'true') {
      context.body = { file_name: fileName, base64: await notice.getBase64() };
      return { raw: true };
    }
    context.type = 'application/pdf';
    context.attachment(fileName);
    context.body = await pdfStream(notice);
    return { raw: true };
  }),
];
