/** Prefixes of catalogs that the style guide does not cover, each with the reason. */
export const EXCEPTED_CATALOGUES: Readonly<Record<string, string>> = {
  messages: 'quotes the specification',
  'frame-messages': 'quotes the specification',
  'core/transfer-document': 'the text of a contract',
};

/** `<file>#<key>` of each text that may break the style guide, with the reason. */
export const EXCEPTIONS: Readonly<Record<string, string>> = {
  'shared-ui/src/texts/en/request-queue.ts#requestQueue.commandCentre': 'the name in the specification',
  'mfe-staff/src/texts/en/app.ts#app.commandCentre': 'the name in the specification',
  'shared-ui/src/texts/en/sample-availability.ts#samples.columns.id': 'the name in the specification',
  'mfe-staff/src/texts/en/samples.ts#samples.columns.id': 'the name in the specification',
  'mfe-staff/src/texts/en/samples.ts#samples.idOf': 'the name in the specification',
  'mfe-staff/src/texts/en/request.ts#request.tickets.title': 'the name in the specification',
  'services/contract/src/texts/en/history/request.ts#fields.zendesk_ticket_ids.label':
    'the name in the specification',
  'services/contract/src/texts/en/sample-availabilities.ts#Invalid Id': 'the name in the specification',
  'services/contract/src/texts/en/request-type/dataset.ts#forms.2.sections.0.items.1.pattern.message':
    'the message in the specification',
  'shell/src/texts/en/home.ts#steps.list.3.title': 'a step as the specification names it',
  'API documentation#POST /request/': 'generated from the name of the object in its path',
  'shell/src/texts/en/terms.ts#terms.sections.2.text': 'the text of the terms, which people have agreed to',
};

/** Catalogs that may exceed the maximum reading grade, each with the reason. */
export const HARD_CATALOGUES: Readonly<Record<string, string>> = {
  'services/contract/src/texts/en/data-use.ts': 'terms of the Data Use Ontology',
};
