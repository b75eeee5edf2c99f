import { translatable } from '@portal/contract/words';

/** Why BINS has not got an order, for staff. */
export const binsWords = translatable('tissue/bins', {
  unconnected: 'The portal has no connection to BINS.',
  silent: 'BINS did not answer within {seconds} seconds.',
  unreachable: "We couldn't reach BINS.",
  credentials: 'BINS does not accept the credentials of the portal. Please check its settings.',
  refused: 'BINS rejected this order ({status}). Please review it and send it again.',
  failing: 'BINS returned an error ({status}).',
  strange: 'BINS returned an unreadable response.',
});

/** Why an order is not placed, changed or sent. */
export const orderRefusals = translatable('tissue/order', {
  notApproved: 'Tissue can be ordered only while the request is Approved',
  agreement: {
    none: 'You can order tissue once the Material Transfer Agreement for this request is fully executed. It is being prepared',
    signature_needed:
      'You can order tissue once the Signing Official of {institution} and the foundation have signed the Material Transfer Agreement',
    awaiting_execution:
      'You can order tissue once the foundation executes the Material Transfer Agreement for this request. The institution has signed it',
    declined:
      'The Signing Official of {institution} declined the Material Transfer Agreement for this request. Tissue can be ordered once a new one is fully executed',
  },
  noDonors: 'Requests of this type do not ask for tissue',
  shipped: 'This order has been shipped. Place a new order for anything missing',
  sentAlready: 'BINS already has this order',
  notSent: 'This order has not been sent to BINS yet',
  unknownDonors: 'These donors are not part of the submitted request: {donors}',
  undescribedDonors: 'Choose a hemisphere or name the tissue for these donors: {donors}',
  unusedDonors: 'No tissue selected for these donors: {donors}',
  noSuchTissue: 'This tissue of donor {donor} is not available',
  tooMuch:
    'Donor {donor}: only {left} {unit, select, g {g} other {blocks}} left of {place}, {storage, select, frozen {frozen} other {fixed}}. Please enter that or less',
  usedKey: 'This order has already been placed',
});

/** Refusals of changes of a shipment. */
export const shipmentRefusals = translatable('tissue/shipment', {
  noSuchStep: "A shipment that is {from} can't become {to}",
  confirmedAlready: 'The researcher has already confirmed this shipment',
  notOnItsWay: 'A shipment can be confirmed once it has been sent',
  otherSamples: 'For each listed sample, indicate whether it arrived',
});

/** Mails and lines of the bell about shipments. */
export const shipmentMail = translatable('tissue/shipment-mail', {
  sentSubject: 'The tissue of {code} is on its way',
  sentOpening: 'The tissue for your request {code} was sent with {carrier}, tracking number {number}.',
  sentNext:
    'When the shipment arrives, please compare it with the list in the portal and confirm what you received.',
  reminderSubject: 'Did the tissue of {code} arrive?',
  reminderOpening:
    'The tissue for your request {code} was sent on {day}. You have not confirmed yet that it arrived.',
  reminderNext: 'Please compare the shipment with the list in the portal and confirm what you received.',
  open: 'Open the list',
  arrived: 'All tissue of {code} arrived',
  incomplete: 'Tissue of {code} is missing: {count, plural, one {# sample} other {# samples}}',
});
