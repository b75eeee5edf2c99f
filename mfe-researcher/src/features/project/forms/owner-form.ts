import type { FormSection, FormValues } from '@portal/shared-ui/form';
import { api } from '@portal/shared-ui/data';
import { INVESTIGATOR_ROLES } from '@portal/contract/roles';
import { project as words } from '#texts/project';

/** A user who creates a project for someone else names the owner (spec 2 section 5). */
export const ownerSection: FormSection = {
  id: 'owner',
  title: words.fields.investigator,
  items: [
    {
      type: 'combobox',
      name: 'owner',
      label: words.fields.investigator,
      help: words.form.ownerHelp,
      emptyText: words.form.noInvestigator,
      search: async (text, signal) => {
        const { data } = await api('GET /person/', {
          query: {
            groups__name__in: INVESTIGATOR_ROLES.join(','),
            limit: 30,
            ...(text.length > 1 ? { search: text } : {}),
          },
          signal,
          silent: true,
        });
        return data.results.map(({ id, display_name: label, email: description }) => ({
          id: String(id),
          label,
          description,
        }));
      },
    },
  ],
};

/** The chosen owner; empty if the form does not ask for one. */
export function pickedOwner(values: FormValues): { owner?: number } {
  const picked = values['owner'];
  return typeof picked === 'object' && picked !== null && 'id' in picked ? { owner: Number(picked.id) } : {};
}
