import { LoadingText, Text, type ControlProps } from '../../design/index.ts';
import { useApi } from '../data/index.ts';
import { profile as words } from '#texts/profile';
import { OrcidField } from '../orcid/index.ts';

interface OwnOrcidFieldProps extends ControlProps {
  value: string;
  onChange: (value: unknown) => void;
  onBlur: () => void;
}

/** The iD of one's own profile, from ORCID alone; where the installation has no ORCID it is shown as it is. */
export function OwnOrcidField(props: OwnOrcidFieldProps) {
  const { data, error } = useApi('GET /sign-up-settings/', { quiet: true });
  if (data?.orcid_authorize_url) return <OrcidField {...props} authorizeUrl={data.orcid_authorize_url} />;
  if (!data && !error) return <LoadingText />;
  return <Text id={props.id}>{props.value || words.orcidNone}</Text>;
}
