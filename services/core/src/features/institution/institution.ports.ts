/** What writes to institutions have in common, and what they ask of other features. */
import type { InstitutionDecision } from '@portal/contract';
import type { Actor, Reads, Work } from '@portal/kit';

/** A write to an institution: its unit of work and who asked for it. */
export interface InstitutionWrite {
  readonly work: Work;
  readonly actor: Actor;
}

export interface DecisionWords {
  readonly from: string;
  fill(
    reads: Reads,
    decision: InstitutionDecision,
    places: Readonly<Record<string, string>>,
  ): Promise<{ readonly key: string; readonly subject: string; readonly body: string }>;
}

export interface NewOfficial {
  readonly first_name: string;
  readonly last_name: string;
  readonly email: string;
  readonly phone_number?: string | null | undefined;
}

/** Features that depend on this one. The composition root hands them in, so that neither imports the other. */
export interface InstitutionPorts {
  /** Asks the person by mail to become the Signing Official; an open invitation of the institution ends. */
  inviteOfficial(work: Work, institutionId: number, official: NewOfficial): Promise<void>;
  /** Ends the open invitation, if there is one. */
  withdrawInvitation(work: Work, institutionId: number): Promise<void>;
  /** @returns null where the foundation has no template yet; else the official was asked to sign */
  createAgreement(work: Work, institutionId: number): Promise<string | null>;
  /** Words of a decision's mail, and who sends it. */
  readonly decisionMail: DecisionWords;
  clearAgreement(work: Work, institutionId: number): Promise<void>;
}
