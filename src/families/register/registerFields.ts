import type { ReactNode } from 'react';
import type { FieldValues } from 'react-hook-form';
import type { LocalDate } from '@/platform/format/date';
import type { Preset } from '@/platform/forms/fields/periods';
import type { TreeNode } from '@/platform/forms/fields/treeNodes';
import type { OptionSearch } from '@/platform/forms/fields/useOptionSearch';
import type { Upload } from '@/platform/forms/files/attachedFile';
import type { FileRules } from '@/platform/forms/files/checkFile';
import type { Mask } from '@/platform/forms/mask';
import type { Id, Option } from '@/platform/forms/options';
import type { RowId } from '@/platform/store/resourceState';
import type { SvgIconComponent } from '@/platform/theme/icon';
import type { NoteProps, OptionsProps } from './registerTypes';

export interface NodesProps<Values> {
  readonly values: Values;
  readonly children: (nodes: readonly TreeNode[]) => ReactNode;
}

/** A component that hands the options over, given the form's present values. */
type OptionsOf<Values> = (props: OptionsProps<Values>) => ReactNode;

export type MaskKind = 'cpf' | 'cnpj' | 'cpfOrCnpj' | 'phone' | 'cep' | 'plate' | 'code';

/** Days outside cannot be picked in the calendar; the schema says so of typed ones. */
interface DayLimits<Values> {
  readonly limits?: (values: Values) => { readonly min?: LocalDate; readonly max?: LocalDate };
}

interface Searched<Values> {
  readonly Options?: OptionsOf<Values>;
  /** Asks the server instead. A function of the module, not one made while rendering. */
  readonly search?: OptionSearch<Id>;
  /** Names of what is chosen, which the search has not brought yet. */
  readonly current?: (values: Values) => readonly Option[];
}

/** The kinds that take one line, in a form as in a cell of lines. Values as the fields of `platform/forms` have them. */
export type PlainKind<Values> =
  /** `format: false` keeps text as typed instead of upper case without accents. */
  | { readonly kind: 'text' | 'multiline'; readonly maxLength?: number; readonly format?: false }
  | { readonly kind: 'email' | 'url'; readonly maxLength?: number }
  | {
      readonly kind: 'number' | 'percent' | 'integer' | 'money';
      readonly decimals?: number;
      readonly minDecimals?: number;
      readonly negative?: boolean;
      /** Without marks between thousands: a year. */
      readonly plain?: boolean;
      /** Or given the form's present values: what is measured may be chosen in it. */
      readonly unit?: string | ((values: Values) => string);
    }
  | { readonly kind: MaskKind }
  /** A mask that the module brings. */
  | { readonly kind: 'masked'; readonly mask: Mask }
  | ({ readonly kind: 'date' | 'dateTime' } & DayLimits<Values>)
  | { readonly kind: 'month' | 'time' | 'duration' }
  // Without options only where the module brings a form of its own.
  | { readonly kind: 'select' | 'radio'; readonly Options?: OptionsOf<Values> }
  | ({ readonly kind: 'autocomplete' } & Searched<Values>)
  | { readonly kind: 'switch' | 'checkbox' };

/** A column of the kind `rows`; its head is `fields.<name>.columns.<key>` of the locale file. */
export type RowsColumn<Values> = PlainKind<Values> & {
  readonly key: string;
  readonly required?: boolean;
  readonly width?: number | string;
  /** Figures are summed under the column. */
  readonly total?: 'sum';
};

/** The kinds that take room of their own. Their code comes with the first form that has one. */
export type LargeKind<Values> =
  | ({ readonly kind: 'dateRange'; readonly presets?: readonly Preset[] } & DayLimits<Values>)
  /** `inView` shows all the options with a tick each: for a dozen. */
  | ({ readonly kind: 'multiSelect'; readonly inView?: boolean } & Searched<Values>)
  /** A component that hands the nodes over. */
  | { readonly kind: 'tree'; readonly Nodes: (props: NodesProps<Values>) => ReactNode }
  | { readonly kind: 'richText' | 'colour' }
  /** Icons by id; their names are `fields.<name>.options.<id>` of the locale file. */
  | { readonly kind: 'icon'; readonly icons: Readonly<Record<string, SvgIconComponent>> }
  | { readonly kind: 'image'; readonly maxBytes?: number; readonly round?: boolean }
  | ({ readonly kind: 'file'; readonly max?: number; readonly upload?: Upload } & FileRules)
  | {
      readonly kind: 'rows';
      readonly columns: readonly RowsColumn<Values>[];
      /** Given the rows that are there. */
      readonly newRow: (rows: readonly FieldValues[]) => FieldValues;
      readonly minRows?: number;
    };

interface FieldBase<Values extends FieldValues> {
  readonly name: keyof Values & string;
  readonly required?: boolean;
  /** Fields whose value falls when this one changes. */
  readonly clears?: readonly (keyof Values & string)[];
  /** Locked while this holds, with the words of `fields.<name>.locked`. */
  readonly lockedWhen?: (values: Values, id: RowId | null) => boolean;
  /** Menu key without which the field is read only. */
  readonly permission?: string;
  /** Has a line of explanation in `fields.<name>.helper`. */
  readonly helper?: true;
  /** Begins a part of the form, headed by `sections.<section>` of the register's words. */
  readonly section?: string;
  /** What stands under the field, given the form's present values: a warning, a preview. */
  readonly Note?: (props: NoteProps<Values>) => ReactNode;
  /** Share of the form's twelve columns; 12 by default. */
  readonly span?: 3 | 4 | 5 | 6 | 7 | 8 | 12;
}

/** A field of the form. Label and helper text come from the locale file by the field's name. */
export type RegisterField<Values extends FieldValues> = FieldBase<Values> &
  (PlainKind<Values> | LargeKind<Values>);

type LargeName = LargeKind<FieldValues>['kind'];
/** Its names alone count; the compiler sees that none is missing. */
const LARGE: Readonly<Record<LargeName, null>> = {
  dateRange: null,
  multiSelect: null,
  tree: null,
  richText: null,
  colour: null,
  icon: null,
  image: null,
  file: null,
  rows: null,
};

export function isLarge<Values, Base>(
  field: Base & (PlainKind<Values> | LargeKind<Values>),
): field is Base & LargeKind<Values> {
  return field.kind in LARGE;
}
