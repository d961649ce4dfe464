/** That the customer agreed to a version of a partner's terms. */
export interface Acceptance {
  readonly termsId: number;
  readonly version: number;
  readonly acceptedAt: string;
  readonly acceptedByName: string;
}

export interface Terms {
  readonly id: number;
  readonly version: number;
  readonly publishedAt: string;
  readonly acceptance: Acceptance | null;
}

/** A partner as the current customer stands with it. Kinds and data are codes of the wire. */
export interface Partner {
  readonly id: number;
  readonly name: string;
  readonly kind: string;
  readonly receives: readonly string[];
  readonly sends: readonly string[];
  readonly connected: boolean;
  readonly failure: string | null;
  readonly lastSynchronizationAt: string | null;
  /** Null where what came holds none: such a partner cannot be connected. */
  readonly terms: Terms | null;
}

export interface CredentialField {
  readonly name: string;
  readonly secret: boolean;
}

export type Outcome = 'SUCCESS' | 'WARNING' | 'FAILED';

export interface Synchronization {
  readonly id: number;
  readonly startedAt: string;
  readonly outcome: Outcome;
  readonly received: number;
  readonly sent: number;
  readonly message: string;
}

export interface PartnerDetails extends Partner {
  readonly site: string;
  readonly termsHtmlCode: string;
  readonly responsibleNames: readonly string[];
  readonly account: string;
  readonly connectedAt: string | null;
  readonly connectedByName: string;
  readonly fields: readonly CredentialField[];
  readonly synchronizations: readonly Synchronization[];
}
