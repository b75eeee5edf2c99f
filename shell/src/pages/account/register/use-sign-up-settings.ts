import { useEffect, useState } from 'react';
import type { ResponseOf } from '@portal/contract/types';
import { api } from '@portal/shared-ui/data';

type SignUpSettings = ResponseOf<'GET /sign-up-settings/'>;

/** Defaults if the settings cannot be loaded: the form works without these optional parts. */
const PLAIN: SignUpSettings = { orcid_authorize_url: null, recaptcha_site_key: null };

/** The installation's settings for the form; undefined while loading. */
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
