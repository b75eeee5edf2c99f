/** Emails to the researcher about their shipment. */
import { PersonOfRequests, requestsMail, notifyOfRequests } from '@portal/common';
import { sql, type Work } from '@portal/kit';

export interface ShipmentNews {
  readonly key: string;
  readonly template: string;
  /** Text builders in the reader's language, given the request's code; the subject is also the notification's text. */
  readonly subject: (code: string) => string;
  readonly above: (code: string) => readonly string[];
  readonly below: () => readonly string[];
}

/** Path of the page with the shipment's list. */
const ownAddress = ({ id }: { readonly id: number }): string => `/request/${id}?tab=shipment`;

/** One email and one notification. People with closed accounts get none. */
export async function notifyOfShipment(work: Work, shipment: number, news: ShipmentNews): Promise<void> {
  const owner = await work.row(
    PersonOfRequests,
    sql`select owner.id as person_id, owner.first_name, owner.email,
        jsonb_build_array(jsonb_build_object('id', asked.id, 'code', asked.sfari_request_id, 'type', asked.type,
          'title', asked.project_title)) as requests
      from tissue.shipment shipment join tissue.order ordered on ordered.id = shipment.order_id
      join researcher_api.request asked on asked.id = ordered.request_id
      join core_api.person owner on owner.id = asked.owner_id and owner.active
      where shipment.id = ${shipment}`,
  );
  if (!owner) return;
  const code = owner.requests[0]?.code ?? '';
  await notifyOfRequests(work, owner, {
    key: news.key,
    template: news.template,
    mail: () =>
      requestsMail(owner, {
        subject: news.subject(code),
        above: news.above(code),
        below: news.below(),
        address: ownAddress,
      }),
    address: ownAddress,
    bell: () => news.subject(code),
  });
}
