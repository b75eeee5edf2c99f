import { useState } from 'react';
import { AdminForm } from './AdminForm.tsx';
import type { RdaPart } from '@portal/shared-ui/agreement';

/**
 * The form follows the agreement until the user edits it. After that it stays unchanged: a refresh would remove the
 * input and the conflict message.
 */
export function AdminSection(part: RdaPart) {
  const { agreement, etag } = part;
  const [form, setForm] = useState({ agreement, etag, isTouched: false });
  if (!form.isTouched && form.etag !== etag) setForm({ agreement, etag, isTouched: false });
  const mark = (isTouched: boolean) => setForm((last) => ({ ...last, isTouched }));
  return (
    <AdminForm
      key={form.etag}
      {...part}
      agreement={form.agreement}
      onTouched={() => mark(true)}
      onSaved={() => mark(false)}
    />
  );
}
