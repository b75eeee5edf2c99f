import type { Request } from '@portal/contract';
import { OFFERED_REQUEST_TYPES } from '@portal/contract/request-types/lookup';
import { exampleAnswers } from '@portal/contract/form-answers';
import { formOutput, startValues } from '@portal/shared-ui/form';
import { expect, test } from 'vitest';
import { buildRequest } from '../../../testing/build-request.ts';
import { correctionBody, correctionForm, correctionValues, isCorrectable } from './correction-form.ts';

test.each(
  OFFERED_REQUEST_TYPES.flatMap((type) => type.forms.map((form) => [type.label, type, form] as const)),
)('%s: opening and saving its form changes no answer', (_, type, form) => {
  const details = {
    type: type.number,
    form_version: form.version,
    gpf_access_status: null,
    additional_data: exampleAnswers(form),
  };
  const request = {
    ...buildRequest(),
    type: type.number,
    details,
    abilities: { edit: true },
  } as unknown as Request;
  expect(isCorrectable(request)).toBe(true);
  const definition = correctionForm(request);
  if (!definition) throw new Error('there is a form');
  const names = definition.sections.flatMap(({ items }) =>
    items.flatMap((item) => ('name' in item ? [item.name] : [])),
  );
  // Samples have their own table.
  for (const name of Object.values(type.sampleFields ?? {})) expect(names).not.toContain(name);
  const opened = startValues(definition, correctionValues(request));
  expect(correctionBody(request, formOutput(definition, opened))).toEqual({});
});
