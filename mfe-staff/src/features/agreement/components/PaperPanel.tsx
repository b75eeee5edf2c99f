import { useState } from 'react';
import type { PaperRecord } from '@portal/contract';
import { RDA_STATUS_LABELS } from '@portal/contract/statuses';
import {
  Alert,
  Badge,
  Box,
  Button,
  DefinitionList,
  DownloadIcon,
  fill,
  formatDate,
  formatDateTime,
  Heading,
  HStack,
  Stack,
  Text,
} from '@portal/shared-ui';
import { useSession } from '@portal/shared-ui/session';
import { notify } from '@portal/shared-ui/toaster';
import { paper as words, rdaAdmin } from '#texts/rda';
import { PaperDecision } from './PaperDecision.tsx';
import { may, type RdaPart } from '@portal/shared-ui/agreement';
import { openScan } from '../api/rda-writes.ts';

/** A signed paper recorded by one administrator: another compares it with the scan, then confirms or refuses it. */
export function PaperPanel(part: RdaPart) {
  const { agreement } = part;
  const last = agreement.papers.at(-1);
  if (last?.state === 'refused')
    return (
      <Alert.Root status="info">
        <Alert.Indicator />
        <Alert.Title>
          {fill(words.refusedBy, {
            decider: last.decider?.display_name ?? '',
            time: formatDateTime(last.decided_at),
            reason: last.reason ?? '',
          })}
        </Alert.Title>
      </Alert.Root>
    );
  return last?.state === 'waiting' ? <Waiting {...part} paper={last} /> : null;
}

function Waiting({ paper, ...part }: RdaPart & { paper: PaperRecord }) {
  const { agreement } = part;
  const { user } = useSession();
  const [open, setOpen] = useState<'confirm' | 'refuse' | null>(null);
  const isOwn = user?.id === paper.recorder.id;
  const time = formatDateTime(paper.recorded_at);
  const introduction = may(agreement, 'confirm_paper') ? words.toOther : words.toReader;
  return (
    <Box
      as="section"
      aria-label={words.title}
      borderWidth="2px"
      borderColor="accent.solid"
      borderRadius="l3"
      bg="bg.panel"
      p={{ base: '5', md: '6' }}
    >
      <Stack gap="4">
        <HStack gap="3" wrap="wrap">
          <Heading as="h2" textStyle="lg">
            {words.title}
          </Heading>
          <Badge colorPalette="orange">{words.waits}</Badge>
        </HStack>
        <Text>
          {isOwn
            ? fill(words.toRecorder, { time })
            : fill(introduction, { recorder: paper.recorder.display_name, time })}
        </Text>
        <DefinitionList
          items={[
            { term: words.becomes, value: RDA_STATUS_LABELS[paper.status] },
            { term: rdaAdmin.signature, value: paper.signature },
            { term: rdaAdmin.signatureDate, value: formatDate(paper.signature_date) },
            { term: rdaAdmin.foundationSignature, value: paper.sf_signature },
            { term: rdaAdmin.foundationDate, value: formatDate(paper.sf_signature_date) },
            { term: words.document, value: paper.scan.name },
          ]}
        />
        <HStack gap="3" wrap="wrap">
          <Button
            variant="outline"
            onClick={() =>
              void openScan(paper.scan.id).catch((error: unknown) =>
                notify.failure(error, { title: words.openFailed }),
              )
            }
          >
            <DownloadIcon />
            {words.openScan}
          </Button>
          {may(agreement, 'confirm_paper') ? (
            <Button onClick={() => setOpen('confirm')}>{words.confirm}</Button>
          ) : null}
          {may(agreement, 'refuse_paper') ? (
            <Button variant="outline" colorPalette="red" onClick={() => setOpen('refuse')}>
              {isOwn ? words.takeBack : words.refuse}
            </Button>
          ) : null}
        </HStack>
      </Stack>
      {open ? (
        <PaperDecision {...part} paper={paper} step={open} isOwn={isOwn} onClose={() => setOpen(null)} />
      ) : null}
    </Box>
  );
}
