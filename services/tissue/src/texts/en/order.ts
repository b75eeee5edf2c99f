import { translatable } from '@portal/contract/words';

/** Why BINS has not got an order, for staff. */
export const binsWords = translatable('tissue/bins', {
  unconnected: 'The portal has no connection to BINS.',
  silent: 'BINS did not answer within {seconds} seconds.',
  unreachable: 'BINS could not be reached.',
  credentials: 'BINS does not accept the credentials of the portal. Please check its settings.',
  refused: 'BINS does not take this order ({status}). Please look through it, and send it again.',
  failing: 'BINS answered with a fault ({status}).',
  strange: 'BINS gave an answer that cannot be read.',
});

/** Why an order is not placed, changed or sent. */
export const orderRefusals = translatable('tissue/order', {
  notApproved: 'Tissue can be ordered while the request is Approved',
  agreement: {
    none: 'Tissue can be ordered once the Material Transfer Agreement for this request stands. It is being issued',
    signature_needed:
      'Tissue can be ordered once the Material Transfer Agreement for this request stands. It waits for the Signing Official of {institution}',
    awaiting_execution:
      'Tissue can be ordered once the Material Transfer Agreement for this request stands. It is signed and waits to be executed for the foundation',
    declined:
      'The Signing Official of {institution} declined the Material Transfer Agreement for this request. Tissue can be ordered once a new one stands',
  },
  noDonors: 'Requests of this type ask for no tissue',
  shipped: 'The parcel of this order is on its way. Place a new order for what is missing',
  sentAlready: 'BINS has this order already',
  notSent: 'BINS has not got this order yet',
  unknownDonors: 'The request was not handed in with these donors: {donors}',
  undescribedDonors: 'Please say from which hemisphere or tissue, for: {donors}',
  unusedDonors: 'No tissue of these donors is ordered: {donors}',
  noSuchTissue: 'There is no such tissue of donor {donor}',
  tooMuch:
    'Of donor {donor} there are {left} {unit, select, g {g} other {blocks}} left of: {place}, {storage, select, frozen {frozen} other {fixed}}',
  usedKey: 'This order was placed already',
});

/** Why a parcel is not what somebody says it is. */
export const shipmentRefusals = translatable('tissue/shipment', {
  noSuchStep: 'A parcel that is {from} cannot become {to}',
  confirmedAlready: 'The researcher has confirmed the parcel',
  notOnItsWay: 'The parcel can be confirmed once it was sent',
  otherSamples: 'Please say of each sample of the list whether it came',
});

/** Mails and lines of the bell about parcels. */
export const shipmentMail = translatable('tissue/shipment-mail', {
  salutation: 'Dear {name},',
  colleague: 'colleague',
  sentSubject: 'The tissue of {code} is on its way',
  sentOpening: 'The tissue of your request {code} was sent with {carrier}, number {number}.',
  sentNext:
    'When the parcel has arrived, please compare it with the list in the portal and confirm what came.',
  reminderSubject: 'Did the tissue of {code} arrive?',
  reminderOpening:
    'The tissue of your request {code} was sent on {day}. You have not confirmed yet that it arrived.',
  reminderNext: 'Please compare the parcel with the list in the portal, and say what came.',
  open: 'Open the list',
  arrived: 'The tissue of {code} arrived, complete',
  incomplete: 'Tissue of {code} is missing: {count, plural, one {# sample} other {# samples}}',
});
