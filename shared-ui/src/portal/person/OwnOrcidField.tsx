import { LoadingText, Text, type ControlProps } from '../../design/index.ts';
import { useApi } from '../data/index.ts';
import { profile as words } from '#texts/profile';
import { OrcidField } from '../orcid/index.ts';

interface OwnOrcidFieldProps extends ControlProps {
  value: string;
  onChange: (value: unknown) => void;
  onBlur: () => void;
}

/**
 * The ORCID iD on the user's own profile, which can come only from ORCID. In an installation without ORCID it is
 * read-only.
 */
export function OwnOrcidField(props: OwnOrcidFieldProps) {
  const { data, error } = useApi('GET /sign-up-settings/', { quiet: true });
  if (data?.orcid_authorize_url) return <OrcidField {...props} authorizeUrl={data.orcid_authorize_url} />;
  if (!data && !error) return <LoadingText />;
  return <Text id={props.id}>{props.value || words.orcidNone}</Text>;
}
