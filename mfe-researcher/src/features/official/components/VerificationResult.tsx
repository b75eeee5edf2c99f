import { useEffect, useRef } from 'react';
import { Alert, Box, fill, Flex, formatDate, Stack, Text } from '@portal/shared-ui';
import { useApi } from '@portal/shared-ui/data';
import { DocumentLink } from '@portal/shared-ui/file-links';
import { result as words, year as yearWords } from '#texts/verification';

/** The date of the next yearly verification, with a calendar file for it. */
export function NextVerification({ institution: id }: { institution: number }) {
  const { data } = useApi('GET /institution/{id}/verification/', { params: { id }, silent: true });
  if (!data?.year) return null;
  return (
    <Stack gap="3" align="flex-start">
      <Text>{fill(yearWords.next, { day: formatDate(data.year.anniversary) })}</Text>
      <DocumentLink
        path={`/institution/${id}/verification/calendar/`}
        fileName="researcher-verification.ics"
        label={words.calendar}
        size="sm"
      />
    </Stack>
  );
}

/** The institution's decisions about its researchers, with their dates. */
export const DecisionRecord = ({ institution }: { institution: number }) => (
  <DocumentLink
    path={`/institution/${institution}/verification/pdf/`}
    fileName="researcher-verification.pdf"
    label={words.pdf}
    size="sm"
  />
);

export interface Decided {
  readonly confirmed: number;
  readonly removed: number;
}

/** The official's decisions to download, and the next date. It is placed and focused above the people still waiting. */
export function VerificationResult({ institution, decided }: { institution: number; decided: Decided }) {
  const root = useRef<HTMLDivElement>(null);
  useEffect(() => root.current?.focus(), []);
  return (
    <Alert.Root as="section" aria-label={words.title} status="success" tabIndex={-1} ref={root}>
      <Alert.Indicator />
      <Box flex="1">
        <Alert.Title as="output">{words.saved}</Alert.Title>
        <Stack gap="3" mt="2">
          <Text>{fill(words.decided, { ...decided })}</Text>
          <Flex>
            <DecisionRecord institution={institution} />
          </Flex>
          <NextVerification institution={institution} />
        </Stack>
      </Box>
    </Alert.Root>
  );
}
