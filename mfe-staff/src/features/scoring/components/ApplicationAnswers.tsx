import type { Request } from '@portal/contract/types';
import { chakra, Heading, Link, Text } from '@portal/shared-ui';
import { FileLinks } from '@portal/shared-ui/file-links';
import { RequestChanges } from '@portal/shared-ui/request-changes';
import { DecisionDocuments } from '@portal/shared-ui/request-status';
import { SafeHtml } from '@portal/shared-ui/rich-text';
import { applicationParts, type ApplicationPart } from '../model/application-parts.ts';
import { review } from '#texts/review';

const words = review.page;
const partId = (index: number): string => `application-part-${index + 1}`;

/** The application in full, with an outline that links to each part. */
export function ApplicationAnswers({ request }: { request: Request }) {
  const parts = applicationParts(request);
  return (
    <>
      <DecisionDocuments request={request} />
      <RequestChanges requestId={request.id} />
      {parts.length > 1 ? <Outline parts={parts} /> : null}
      {parts.map((part, index) => (
        <Part key={part.heading} id={partId(index)} part={part} isNamed={parts.length > 1} />
      ))}
    </>
  );
}

function Outline({ parts }: { parts: readonly ApplicationPart[] }) {
  return (
    <chakra.nav aria-label={words.outline} mb="5">
      <chakra.ol display="flex" flexWrap="wrap" columnGap="5" m="0" p="0" listStyleType="none" textStyle="sm">
        {parts.map(({ heading }, index) => (
          <li key={heading}>
            <Link href={`#${partId(index)}`} display="inline-block" py="target">
              {heading || words.otherAnswers}
            </Link>
          </li>
        ))}
      </chakra.ol>
    </chakra.nav>
  );
}

function Part({ id, part, isNamed }: { id: string; part: ApplicationPart; isNamed: boolean }) {
  return (
    <chakra.section id={id} tabIndex={-1} mb="7" scrollMarginTop="16" focusVisibleRing="outside">
      {isNamed ? (
        <Heading as="h2" textStyle="lg" mb="3">
          {part.heading || words.otherAnswers}
        </Heading>
      ) : null}
      <chakra.dl m="0">
        {part.answers.map(({ name, term, value, isHtml, files }) => (
          <chakra.div key={name} mb="4">
            <chakra.dt fontWeight="semibold">{term}</chakra.dt>
            <chakra.dd
              m="0"
              maxW="44rem"
              overflowWrap="anywhere"
              whiteSpace={isHtml ? undefined : 'pre-wrap'}
            >
              {files.length > 0 ? (
                <FileLinks files={files} />
              ) : isHtml ? (
                <SafeHtml html={value} />
              ) : (
                value || <Text color="fg.muted">{words.noAnswer}</Text>
              )}
            </chakra.dd>
          </chakra.div>
        ))}
      </chakra.dl>
    </chakra.section>
  );
}
