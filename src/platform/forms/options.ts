export type Id = string | number;

/** What select lists hold, as the wire sends it. */
export interface Option<I extends Id = Id> {
  readonly id: I;
  readonly name: string;
  /** Why it cannot be chosen; shown with it. */
  readonly disabledReason?: string;
}

/** Options and the state of what brings them. */
export interface OptionSource<I extends Id = Id> {
  readonly options: readonly Option<I>[];
  readonly loading?: boolean | undefined;
  readonly failed?: boolean | undefined;
  readonly onRetry?: (() => void) | undefined;
}
