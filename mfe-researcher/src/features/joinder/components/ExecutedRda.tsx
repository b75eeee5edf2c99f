import { MESSAGES } from '@portal/contract/messages';
import { Box, HStack, LoadingText, Stack } from '@portal/shared-ui';
import { useApi } from '@portal/shared-ui/data';
import { RetryPanel } from '@portal/shared-ui/errors';
import { RouteLink } from '@portal/shared-ui/page';
import { joinder } from '#texts/joinder';
import { PdfFrame } from '@portal/shared-ui/agreement';
import { RdaDownload } from '@portal/shared-ui/agreement';

/**
 * The executed agreement, to read and download. `isShown` embeds it in the page for a user who is about to agree to it.
 */
export function ExecutedRda({ institution, isShown = false }: { institution: number; isShown?: boolean }) {
  const { data, error, reload } = useApi('GET /institution/{id}/', { params: { id: institution } });
  const file = data?.current_rda;
  if (error && !data)
    return <RetryPanel title={joinder.readFailed} error={error} onRetry={() => void reload()} />;
  // as high as what comes, so that nothing below moves
  const height = isShown ? 'calc(60vh + 5rem)' : { base: '4.5rem', sm: '2rem' };
  if (!data)
    return (
      <Box minH={height}>
        <LoadingText>{MESSAGES.loadingRda}</LoadingText>
      </Box>
    );
  if (!file) return null;
  return (
    <Stack gap="4" w="full" minH={height}>
      {isShown ? <PdfFrame id={file} height="60vh" /> : null}
      <HStack gap="5" wrap="wrap">
        <RouteLink to={`/rda/${file}`}>{joinder.read}</RouteLink>
        <RdaDownload id={file} fileName="RDA.pdf" label={joinder.download} />
      </HStack>
    </Stack>
  );
}
