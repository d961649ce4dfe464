export interface Address {
  readonly street: string;
  readonly number: string;
  readonly complement: string;
  readonly district: string;
  readonly uf: string;
  /** IBGE, seven digits. */
  readonly cityCode: string;
  readonly zip: string;
}

export interface CounterPart {
  /** 1 condominium, 2 lessor, 3 partner, 4 lender, 5 other. */
  readonly kind: string;
  readonly document: string;
  readonly name: string;
  /** Hundredths of a per cent. */
  readonly share: number | null;
}

export interface DeclaredProperty {
  readonly farmId: number;
  readonly name: string;
  /** NIRF or CAFIR, 8 digits; CAEPF, 14. */
  readonly itr: string;
  readonly caepf: string;
  readonly stateRegistration: string;
  readonly address: Address;
  /** 1 alone, 2 condominium, 3 leased, 4 partnership, 5 lending, 6 other. */
  readonly exploitation: string;
  /** The producer's, hundredths of a per cent. */
  readonly share: number | null;
  readonly counterParts: readonly CounterPart[];
}

export interface DeclaredAccount {
  readonly id: number;
  readonly bank: string;
  readonly bankName: string;
  /** Up to four digits, without the check digit. */
  readonly branch: string;
  /** With its check digit, which may be X. */
  readonly number: string;
}

/** Who declares, and of what. */
export interface Declarant {
  readonly cpf: string;
  readonly name: string;
  readonly address: Address;
  readonly phone: string;
  readonly email: string;
  readonly properties: readonly DeclaredProperty[];
  readonly accounts: readonly DeclaredAccount[];
  /** Who signs for the books, where there is one. */
  readonly accountant: {
    readonly name: string;
    readonly document: string;
    readonly crc: string;
    readonly email: string;
    readonly phone: string;
  } | null;
}
