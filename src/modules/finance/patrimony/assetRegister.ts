import type { RowId } from '@/platform/store/resourceState';
import { valuesOf } from '@/families/register/byKind';
import { defineRegister } from '@/families/register/defineRegister';
import type { RegisterField } from '@/families/register/registerFields';
import type { RegisterDescriptor } from '@/families/register/registerTypes';
import {
  assetColumns,
  assetFields,
  farmField,
  LISTS_OF_ASSETS,
  nameField,
  NAMESPACE,
  NOT_COPIED,
  toAssetValues,
} from './assetParts';
import type { FiledKind } from './assetFileService';
import { dealsTab, depreciationTab, entriesTab, filesTab } from './assetTabs';
import type { Asset } from './assetWire';
import type { AssetController } from './patrimonyService';
import type { AssetValues } from './schemas/assetSchemas';

type Own<Row extends Asset, Values extends AssetValues> = Pick<
  RegisterDescriptor<Row, Row, Values>,
  'name' | 'slug' | 'calls' | 'columns' | 'fields' | 'schema' | 'unique' | 'emptyValues'
>;

interface AssetRegister<Row extends Asset, Values extends AssetValues> extends Own<Row, Values> {
  readonly controller: AssetController;
  readonly files: FiledKind;
  /** Where it stands: the farm by default. */
  readonly place?: readonly RegisterField<Values>[];
  /** What of a record is edited other than by its properties of the same names. */
  readonly edited?: (row: Row) => Partial<Values>;
}

/**
 * A register of one kind of assets: between the name and the place what only this kind has, then purchase, depreciation
 * and sale; beside the form its quotas, what it cost and earned, and its files.
 */
export function assetRegister<Row extends Asset & { id: RowId }, Values extends AssetValues>(
  own: AssetRegister<Row, Values>,
) {
  const { controller, files, place = [farmField<Values>()], edited, ...rest } = own;
  const fields = [nameField<Values>(), ...own.fields, ...place, ...assetFields<Values>()];
  const register = defineRegister<Row, Row, Values>({
    ...rest,
    module: 'finance',
    namespace: NAMESPACE,
    form: 'page',
    columns: [{ field: 'name', wraps: true, identifying: true }, ...own.columns, ...assetColumns],
    fields,
    tabs: [depreciationTab(controller), dealsTab(controller), entriesTab, filesTab(files)],
    nameOf: (row) => row.name,
    notCopied: NOT_COPIED,
    isActive: (row) => row.active,
    bulkFields: ['farmId'],
    invalidates: LISTS_OF_ASSETS,
  });
  const toValues = (row: Row): Values => ({
    ...valuesOf(row, register.emptyValues),
    ...toAssetValues(row),
    ...edited?.(row),
  });
  return { ...register, toValues };
}
