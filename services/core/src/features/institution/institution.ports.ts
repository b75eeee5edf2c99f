/** Types common to all commands that change institutions, and the functions that other features provide to them. */
import type { FilledLetter, Places } from '@portal/common';
import type { InstitutionDecision } from '@portal/contract';
import type { Actor, Reads, Work } from '@portal/kit';

/** A change to an institution: its unit of work and the caller. */
export interface InstitutionWrite {
  readonly work: Work;
  readonly actor: Actor;
}

export interface DecisionWords {
  readonly from: string;
  fill(
    reads: Reads,
    decision: InstitutionDecision,
    recipients: {
      readonly to: string[];
      /** Called in the language of the letter. */
      readonly places: () => Places;
    },
  ): Promise<FilledLetter & { readonly key: string }>;
}

export interface NewOfficial {
  readonly first_name: string;
  readonly last_name: string;
  readonly email: string;
  readonly phone_number?: string | null | undefined;
}

/**
 * Functions of features that depend on this one. The composition root passes them in, so that the features do not
 * import each other.
 */
export interface InstitutionPorts {
  /** Invites the person by mail to become the Signing Official, and ends an open invitation of the institution. */
  inviteOfficial(work: Work, institutionId: number, official: NewOfficial): Promise<void>;
  /** Ends the open invitation, if there is one. */
  withdrawInvitation(work: Work, institutionId: number): Promise<void>;
  /**
   * @returns null where the foundation has no template yet; otherwise the id of the agreement, which the official was
   * asked to sign
   */
  createAgreement(work: Work, institutionId: number): Promise<string | null>;
  /** Text and sender of the mail of a decision. */
  readonly decisionMail: DecisionWords;
  /** Asks a new official to sign the transfer agreements that wait for the institution. */
  askForTransfers(work: Work, institutionId: number): Promise<void>;
  clearAgreement(work: Work, institutionId: number): Promise<void>;
}
