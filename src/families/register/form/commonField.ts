/** What every field of a register's form is given, whatever its kind. */
export interface CommonField {
  readonly name: string;
  readonly label: string;
  readonly required?: boolean | undefined;
  readonly autoFocus?: boolean | undefined;
  readonly readOnly: boolean;
  readonly helper?: string | undefined;
  readonly disabledReason?: string | undefined;
  readonly onChanged?: (() => void) | undefined;
  /** In a cell of lines: the head names it. */
  readonly bare?: boolean | undefined;
}
