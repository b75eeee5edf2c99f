import { useEffect, useState } from 'react';
import type { ResponseOf } from '@portal/contract/types';
import { api } from '@portal/shared-ui/data';

type SignUpSettings = ResponseOf<'GET /sign-up-settings/'>;

/** The form works without what it offers besides. */
const PLAIN: SignUpSettings = { orcid_authorize_url: null, recaptcha_site_key: null };

/** What the form must know of this installation; undefined until it is known. */
export function useSignUpSettings(): SignUpSettings | undefined {
  const [settings, setSettings] = useState<SignUpSettings>();
  useEffect(() => {
    api('GET /sign-up-settings/', { anonymous: true }).then(
      ({ data }) => setSettings(data),
      () => setSettings(PLAIN),
    );
  }, []);
  return settings;
}
