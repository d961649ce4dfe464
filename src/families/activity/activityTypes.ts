/** What was typed for the quantities of one line, by the descriptor's names; null is not known. */
export type Quantities = Readonly<Record<string, number | null>>;

/** One quantity that an activity asks for. Its words stand under `quantities.<name>`, its unit under `units.<unit>`. */
export interface QuantityField {
  readonly name: string;
  readonly unit: string;
  readonly decimals: number;
  /** The greatest value that makes sense: 100 for a percentage. */
  readonly most?: number;
  /** May stay empty. */
  readonly optional?: true;
  /** Taken from the cost center as a proposal, and never above it. */
  readonly from?: 'area';
}

/** What is sold and priced: how many of it one unit of the production holds. Null where that hangs on what is missing. */
export interface SaleUnit {
  readonly unit: string;
  readonly perBase: (typed: Quantities) => number | null;
}

/** One activity as data: the engine draws production, expenses, apportionment and summary from it. */
export interface ActivityDescriptor {
  /** Of the wire: `CROP`. */
  readonly activity: string;
  /** Of the address: `lavoura`. */
  readonly slug: string;
  readonly quantities: readonly QuantityField[];
  /** The production in the first sale unit; null while something is missing. */
  readonly produce: (typed: Quantities) => number | null;
  readonly saleUnits: readonly [SaleUnit, ...SaleUnit[]];
  /** Part of the production may be stored. */
  readonly storage: boolean;
  readonly plots: boolean;
  /** Only one main product for each cost center. */
  readonly oneMainProduct: boolean;
  /** The quantity that a better or worse year changes. */
  readonly yieldOf: string;
  /** Twelve weights, January first: when its money is spent. */
  readonly calendar: readonly number[];
  /** Twelve weights, January first: when its products are paid for. Without them it is every month. */
  readonly incomeCalendar?: readonly number[];
  /** Which quantity counts the heads or hectares of 'per head' and 'per hectare'. */
  readonly headsOf?: string;
  readonly areaOf?: string;
}
