import { useEffect, useState } from 'react';
import { RetryPanel } from '../design/errors/index.ts';
import { Box, Heading, LoadingText, SimpleGrid, Stack, Text } from '../design/index.ts';
import { Example } from './Example.tsx';

/** An email as rendered by the core service. */
interface DrawnMail {
  readonly template: string;
  readonly subject: string;
  readonly html: string;
}

/** The format that `services/launcher/src/testing/draw-mails.ts` produces. */
export interface GalleryMail {
  readonly service: string;
  readonly title: string;
  readonly shortest: readonly DrawnMail[];
  readonly longest: readonly DrawnMail[];
}

async function readMails(): Promise<GalleryMail[]> {
  const answer = await fetch('/gallery/emails.json');
  if (!answer.ok) throw new Error(await answer.text());
  return (await answer.json()) as GalleryMail[];
}

/** Every email that a service writes, with the least and with the most data. */
export function EmailGallery() {
  const [mails, setMails] = useState<readonly GalleryMail[]>();
  const [failed, setFailed] = useState(false);
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    let isGone = false;
    readMails().then(
      (read) => isGone || setMails(read),
      () => isGone || setFailed(true),
    );
    return () => {
      isGone = true;
    };
  }, [attempt]);
  const retry = () => {
    setFailed(false);
    setAttempt(attempt + 1);
  };
  if (failed) return <RetryPanel title="Could not draw the emails." onRetry={retry} />;
  if (!mails) return <LoadingText />;
  return mails.map((mail) => (
    <Example key={`${mail.service} ${mail.title}`} title={mail.title}>
      <SimpleGrid columns={{ base: 1, lg: 2 }} gap="4">
        <Mails data="shortest" mails={mail.shortest} />
        <Mails data="longest" mails={mail.longest} />
      </SimpleGrid>
    </Example>
  ));
}

function Mails({ data, mails }: { readonly data: string; readonly mails: readonly DrawnMail[] }) {
  return (
    <Stack gap="4" minW="0">
      {mails.map(({ template, subject, html }, index) => (
        // the index, because the same email may go to two people
        <Box key={`${template} ${index}`}>
          <Text fontSize="sm" color="fg.muted">
            {template}, {data} data
          </Text>
          <Heading as="h3" size="sm" overflowWrap="anywhere">
            {subject}
          </Heading>
          <Box asChild w="100%" h="96" borderWidth="1px" bg="white">
            <iframe
              title={`${template}, ${data} data: ${subject}`}
              srcDoc={html}
              // no scripts run in the frame; the same origin allows reading its height
              sandbox="allow-same-origin"
              loading="lazy"
              onLoad={({ currentTarget: frame }) => {
                const height = frame.contentDocument?.documentElement.scrollHeight;
                if (height) frame.style.height = `${height}px`;
              }}
            />
          </Box>
        </Box>
      ))}
    </Stack>
  );
}
