import type { Request } from '@portal/contract';
import { REQUEST_TYPE_LABELS } from '@portal/contract/statuses';
import { Box, DefinitionList } from '@portal/shared-ui';
import { fieldLabel, valueWords } from '../../../history/history-words.ts';
import { request as texts } from '#texts/request';

/** What was entered in a request whose form is not that of a dataset, field by field. */
export function OtherDetails({ request }: { request: Request }) {
  const data = Object.entries(request.details?.additional_data ?? {});
  return (
    <DefinitionList
      items={[
        { term: texts.requestedResource, value: REQUEST_TYPE_LABELS[request.type] },
        { term: texts.cohort, value: request.cohorts.map((cohort) => cohort.display_name).join(', ') },
        ...data.map(([field, value]) => ({
          term: fieldLabel(field),
          value: <Box whiteSpace="pre-wrap">{valueWords(field, value) || texts.noDataProvided}</Box>,
        })),
      ]}
    />
  );
}
