/**
 * Who may see whether institutions verify their researchers, and who may acknowledge it (spec 3 sections 2.12 and
 * 4.11).
 */
import { COMPLIANCE_STATUS, VIEW_MENU_ROLES, type ComplianceStatus } from '@portal/contract';
import { definePolicy } from '@portal/kit';
import { institutionRefusals } from '../../texts/en/institution-refusals.ts';

export interface ComplianceState {
  readonly compliance_status: ComplianceStatus;
}

export const compliancePolicy = definePolicy({
  object: 'institution-compliance',
  relations: {},
  actions: {
    read: { who: Object.fromEntries(VIEW_MENU_ROLES.map((role) => [role, 'any' as const])) },
    acknowledge: {
      who: { sfari_admin: 'any' },
      when: ({ compliance_status: status }: ComplianceState) => status !== COMPLIANCE_STATUS.COMPLIANT,
      because: institutionRefusals.nothingDue,
    },
  },
});
