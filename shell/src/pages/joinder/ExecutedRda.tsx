import { HStack } from '@portal/shared-ui';
import { useApi } from '@portal/shared-ui/data';
import { RouteLink } from '@portal/shared-ui/page';
import { joinder } from '#texts/joinder';
import { RdaDownload } from '../rda/RdaDownload.tsx';

/** The executed agreement itself, to read or to keep. Nothing where the institution has no file. */
export function ExecutedRda({ institution }: { institution: number }) {
  const { data } = useApi('GET /institution/{id}/', { params: { id: institution } });
  const file = data?.current_rda;
  if (!file) return null;
  return (
    <HStack gap="5" wrap="wrap">
      <RouteLink to={`/rda/${file}`}>{joinder.read}</RouteLink>
      <RdaDownload id={file} fileName="RDA.pdf" label={joinder.download} />
    </HStack>
  );
}
