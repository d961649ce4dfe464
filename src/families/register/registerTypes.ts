import type { ComponentType, ReactNode } from 'react';
import type { FieldValues } from 'react-hook-form';
import type { Schema } from 'yup';
import type { FilterSpec } from '@/platform/filters/filterSpec';
import type { ColumnSpec } from '@/platform/grid/columnSpec';
import type { GridQuery } from '@/platform/grid/gridQuery';
import type { Tag } from '@/platform/store/tags';
import type { RowVersion } from '@/platform/http/rowVersion';
import type { OptionSource } from '@/platform/forms/options';
import type { Page, RowId } from '@/platform/store/resourceState';
import type { SvgIconComponent } from '@/platform/theme/icon';
import type { Mask } from '@/platform/forms/mask';
import type { RegisterColumnKind } from './columnKinds';
import type { RecordActions } from './registerAddress';
import type { RegisterField } from './registerFields';

/** A column as the descriptor has it: the head's words come from the locale file by the field's name. */
export interface RegisterColumn<Row> extends Omit<ColumnSpec<Row>, 'header' | 'kind'> {
  /** That of the field of the same name by default, else text. */
  readonly kind?: RegisterColumnKind;
  /** Of the kind `masked`: how it is written. */
  readonly mask?: Pick<Mask, 'format'>;
  /** Of the kind `icon`: the set that its ids are of. */
  readonly icons?: Readonly<Record<string, SvgIconComponent>>;
  /** The filter of this column in the drawer: of its kind by default; false has none. */
  readonly filter?: false | Pick<FilterSpec<Row>, 'kind' | 'value' | 'wordOf' | 'choices'>;
}

export interface OptionsProps<Values> {
  readonly values: Values;
  readonly children: (source: OptionSource) => ReactNode;
}

export interface NoteProps<Values> {
  readonly values: Values;
  /** The record that is changed; null makes a new one. */
  readonly id: RowId | null;
}

/** What is kept elsewhere about a record: a tab of its page, beside the form. */
export interface RecordTab {
  /** Its name is `tabs.<id>` of the register's words. */
  readonly id: string;
  readonly load: () => Promise<{ Panel: ComponentType<{ readonly id: RowId }> }>;
}

export interface KnowledgeProps {
  readonly children: (lists: KnowledgeLists) => ReactNode;
}

/** The lists of the import by name, each as far as it has come. */
export type KnowledgeLists = Readonly<Record<string, OptionSource>>;

/** What uses a record: 'NCM', 3. */
export interface Dependent {
  readonly name: string;
  readonly count: number;
}

export interface RegisterCalls<Row, Item, Values> {
  readonly list: (query: GridQuery, signal: AbortSignal) => Promise<Row[] | Page<Row>>;
  readonly get: (id: RowId, signal: AbortSignal) => Promise<Item>;
  readonly create?: (values: Values) => Promise<unknown>;
  readonly update: (id: RowId, values: Values, version?: RowVersion) => Promise<unknown>;
  readonly remove?: (id: RowId) => Promise<unknown>;
  readonly setActive?: (id: RowId, active: boolean) => Promise<unknown>;
  /** What uses the record, requested before it is inactivated or deleted. */
  readonly dependents?: (id: RowId) => Promise<Dependent[]>;
}

/** How a register is filled from a table file. */
export interface RegisterImport<Row, Values> {
  /** What makes a line and a record the same one. */
  readonly keyOf: (values: Values) => string;
  readonly keyOfRow: (row: Row) => string;
  /** By default the properties of the same names. */
  readonly valuesOfRow?: (row: Row) => Values;
  /** Columns of the file. Heads are the form's labels (`fields.<name>.label`) and the heads of the list, so that an export can be imported. */
  readonly columns: readonly {
    readonly name: keyof Values & string;
    /** The column of the list that shows it, where it has another name; false where none shows it as it is typed. */
    readonly shownIn?: string | false;
    /** The file may do without it: records then keep what they have there. */
    readonly optional?: true;
    /** Exported files hold it although it is optional and hidden: another column is read by it. */
    readonly exported?: true;
    /** Turns the cell's text into the value, given the values read so far; throws `CellRefused` with the reason. */
    readonly parse?: (text: string, known: ImportKnowledge, before: Record<string, unknown>) => unknown;
  }[];
  /** A component that hands over the lists that parsing needs to know. */
  readonly Knowledge?: (props: KnowledgeProps) => ReactNode;
}

/** The same, as `defineRegister` completes it. */
export interface CompleteImport<Row, Values> extends RegisterImport<Row, Values> {
  readonly valuesOfRow: (row: Row) => Values;
}

/** Lists by name for the import: `{ states: [{ id, name }] }`. */
export type ImportKnowledge = Readonly<Record<string, OptionSource['options']>>;

/** What a module's own form of a record is given. */
export interface RecordFormProps {
  /** The record that is changed; null makes a new one. */
  readonly id: RowId | null;
  /** A new one starts as a copy of this. */
  readonly copyOf: RowId | null;
  /** Why nothing can be changed. */
  readonly readOnlyReason: string | undefined;
  /** Parameters of the address that the form stands on. */
  readonly guardParams: readonly string[];
  readonly onClose: () => void;
  /** After saving: the form goes and the list loads anew. */
  readonly onSaved: () => void;
}

/** Words that a register may say in its own way instead of the family's. */
export type OwnWord = 'saved' | 'deleteBody' | 'deleteLabel' | 'deleted';

/**
 * A register: list and form of one kind of record, as data. The generic page reads it and knows none of its names.
 * Texts stand in the module's locale file under `registers.<name>`.
 */
export interface RegisterDescriptor<
  Row extends { id: RowId },
  Item extends object,
  Values extends FieldValues,
> {
  readonly module: string;
  /** Locale file of its words; the module's by default. */
  readonly namespace?: string;
  readonly name: string;
  /** Part of the page's address, in Portuguese. */
  readonly slug: string;
  readonly calls: RegisterCalls<Row, Item, Values>;
  /** `server` pages, sorts and searches there; `client` has all the rows here. */
  readonly paging?: 'client' | 'server';
  readonly columns: readonly RegisterColumn<Row>[];
  /** How the list is sorted at first: by its first column by default. */
  readonly sort?: NonNullable<GridQuery['sort']>;
  readonly fields: readonly RegisterField<Values>[];
  /** The rules of the form; by default what the fields say themselves (`schemaByKind`). */
  readonly schema?: () => Promise<Schema>;
  /** What a new record begins with where it is not what the field's kind begins with, and values without a field. */
  readonly emptyValues?: Partial<Values>;
  /** What of a record is edited; by default its properties of the same names. */
  readonly toValues?: (item: Item) => Values;
  /** The name of a record, for questions and titles. */
  readonly nameOf: (row: Row) => string;
  /** The same where several records bear one name, as descriptions of codes do. */
  readonly fullNameOf?: (row: Row) => string;
  readonly isActive?: (row: Row) => boolean;
  /**
   * A record that stays as it is, neither changed, put out of use nor deleted; why is `locked` of the register's words. It
   * can be copied.
   */
  readonly locked?: (record: Row | Item) => boolean;
  /** False for registers whose records come from elsewhere. */
  readonly creatable?: boolean;
  /** Menu key without which nothing can be changed here. */
  readonly editPermission?: string;
  /** `page` opens records as pages of their own: the route of such a register ends with `/:registro?`. */
  readonly form?: 'drawer' | 'page';
  /** Of a register whose form is a page: it takes all the room, for a table of many columns. */
  readonly wide?: true;
  /** Of a register whose form is a page and whose route ends with `/:action?`: how its forms are called there. */
  readonly actions?: RecordActions;
  /** Of a register whose form is a page: the tabs beside it. The form's own is `tabs.form`. */
  readonly tabs?: readonly RecordTab[];
  /** Fields that only one record may hold so: a copy begins with them empty. */
  readonly unique?: readonly (keyof Values & string)[];
  /** Fields whose present content no draft may keep: what must not lie about, were it typed by mistake. */
  readonly undrafted?: (values: Values) => readonly (keyof Values & string)[];
  /** Fields that a copy begins without although others may hold the same: to whose account somebody is paid. */
  readonly notCopied?: readonly (keyof Values & string)[];
  /** A form of the module's own in place of the family's. Its fields bear the names and labels of `fields`. */
  readonly ownForm?: () => Promise<{ RecordForm: ComponentType<RecordFormProps> }>;
  readonly ownWords?: readonly OwnWord[];
  /** The register whose words these are; its own by default. */
  readonly wordsOf?: string;
  readonly importing?: RegisterImport<Row, Values>;
  /** Fields that several records may be given at once. */
  readonly bulkFields?: readonly (keyof Values & string)[];
  /** What a write makes stale besides the register's own list: the select lists that hold these records. */
  readonly invalidates?: readonly Tag[];
}
