import { useState } from 'react';
import { AdminForm } from './AdminForm.tsx';
import type { RdaPart } from '@portal/shared-ui/agreement';

/**
 * The form follows the agreement while nothing is entered. After that it stays as it is: a new reading would take away
 * what was typed, and the words that someone else was faster.
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
