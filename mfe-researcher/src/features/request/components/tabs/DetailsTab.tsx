import type { Request } from '@portal/contract';
import { shownAnswers } from '@portal/contract/form-answers';
import { requestType } from '@portal/contract/request-types/lookup';
import { answerTerm } from '@portal/contract/request-types/history-words';
import { requestAnswers } from '@portal/contract/request-types/request-answers';
import { Box, DefinitionList, BulletList } from '@portal/shared-ui';
import { tellAnswer } from '@portal/shared-ui/history';
import { RouteLink } from '@portal/shared-ui/page';
import { RequestChanges } from '@portal/shared-ui/request-changes';
import { FileLinks } from '@portal/shared-ui/file-links';
import { SafeHtml } from '@portal/shared-ui/rich-text';
import { AnsweredPoints } from '../../../revision-points/components/AskedPoints.tsx';
import { request as words } from '#texts/request';

/** The requested resources and the purpose. */
export function DetailsTab({ request }: { request: Request }) {
  const type = requestType(request.type);
  return (
    <>
      <AnsweredPoints request={request} />
      <RequestChanges requestId={request.id} />
      <DefinitionList
        items={[
          { term: words.fields.resource, value: type.label },
          // if the form asks for the cohort, it is among the answers
          ...(request.cohorts.length > 0 && type.cohortField === undefined
            ? [
                {
                  term: words.fields.cohort,
                  value: request.cohorts.map((cohort) => cohort.display_name).join(', '),
                },
              ]
            : []),
          ...(type.resources === 'datasets' && !request.renewal_of
            ? [{ term: words.fields.datasets, value: <Datasets datasets={request.datasets ?? []} /> }]
            : []),
          ...answerItems(request),
        ]}
      />
    </>
  );
}

function answerItems({ details }: Request) {
  if (!details) return [];
  const { form, answers } = requestAnswers(details);
  if (form)
    return shownAnswers(form, answers).map(({ label, words: answer, isHtml, files }) => ({
      term: label,
      value:
        files.length > 0 ? (
          <FileLinks files={files} />
        ) : isHtml ? (
          <SafeHtml html={answer} />
        ) : (
          <Box whiteSpace="pre-wrap">{answer || words.fields.noValue}</Box>
        ),
    }));
  return Object.entries(answers).map(([field, value]) => ({
    term: answerTerm(field),
    value: <Box whiteSpace="pre-wrap">{tellAnswer(field, value) || words.fields.noValue}</Box>,
  }));
}

function Datasets({ datasets }: { datasets: NonNullable<Request['datasets']> }) {
  if (datasets.length === 0) return null;
  return (
    <BulletList>
      {datasets.map((dataset) => (
        <li key={dataset.id}>
          <RouteLink to={`/dataset/${dataset.id}`}>{dataset.display_name}</RouteLink> ({dataset.dataset_id})
        </li>
      ))}
    </BulletList>
  );
}
