import { Box, Heading, Stack, Text } from '@chakra-ui/react';
import { REQUEST_STATUS_LABELS, type RequestStatus } from '@portal/contract/statuses';
import type { Request } from '@portal/contract/types';
import { formatDate } from '../../design/layout/dates.ts';
import { fill } from '../../design/layout/fill.ts';
import { FileLinks } from '../upload/index.ts';
import { decisionDocuments as words } from '#texts/decision-documents';

interface Decided {
  readonly status: RequestStatus;
  readonly created: string;
  readonly files: { readonly id: string; readonly name: string }[];
}

/** Groups the files by the decision that they were sent with, newest first. */
function groupByDecision({ details }: Pick<Request, 'details'>): Decided[] {
  const groups = new Map<string, Decided>();
  for (const { id, name, status, created } of details?.additional_data.decision_docs ?? []) {
    const group = groups.get(created) ?? { status, created, files: [] };
    group.files.push({ id, name });
    groups.set(created, group);
  }
  return [...groups.values()];
}

/**
 * Files sent with the decisions on a request. They stay available here, whatever happens to the email (spec 3 section
 * 4.3).
 */
export function DecisionDocuments({ request }: { request: Pick<Request, 'details'> }) {
  const decided = groupByDecision(request);
  if (decided.length === 0) return null;
  return (
    <Box as="section" aria-labelledby="decision-documents" mb="6">
      <Heading as="h2" id="decision-documents" textStyle="md" mb="3">
        {words.title}
      </Heading>
      <Stack gap="4">
        {decided.map(({ status, created, files }) => (
          <Box key={created}>
            <Text textStyle="sm" color="fg.muted" mb="1">
              {fill(words.sent, { status: REQUEST_STATUS_LABELS[status], date: formatDate(created) })}
            </Text>
            <FileLinks files={files} />
          </Box>
        ))}
      </Stack>
    </Box>
  );
}
