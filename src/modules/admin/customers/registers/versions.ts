import { defineRegister } from '@/families/register/defineRegister';
import { registerCalls } from '@/families/register/registerCalls';
import { platformColumns } from '../../platformColumns';
import { VersionPreview } from '../components/VersionPreview';
import type { VersionValues } from '../schemas/versionSchemas';
import { versionName } from '../versionName';
import { Version } from '../versionWire';

const schemas = () => import('../schemas/versionSchemas');

/**
 * Versions of the system, as the home card tells them: number in three parts, the day since when, and what has
 * changed. The highest active one whose day has come is shown; the title is for the staff's list.
 */
export const versions = defineRegister<Version, Version, VersionValues>({
  module: 'admin',
  namespace: 'adminCustomers',
  name: 'versions',
  slug: 'versao-sistema',
  form: 'page',
  calls: registerCalls<Version, Version, VersionValues>('SystemVersioning', {
    row: Version,
  }),
  columns: [
    { field: 'title', identifying: true },
    { field: 'number', width: 120, value: versionName },
    { field: 'versionDate', width: 120 },
    { field: 'changelog', width: 360 },
    { field: 'shown', kind: 'yesNo', width: 140 },
    ...platformColumns,
  ],
  sort: { field: 'versionDate', direction: 'desc' },
  fields: [
    { name: 'title', kind: 'text', required: true, maxLength: 100 },
    { name: 'major', kind: 'integer', required: true, span: 3 },
    { name: 'minor', kind: 'integer', required: true, span: 3 },
    { name: 'patch', kind: 'integer', required: true, span: 3 },
    { name: 'versionDate', kind: 'date', required: true, span: 3 },
    { name: 'changelog', kind: 'richText', required: true, Note: VersionPreview },
  ],
  schema: () => schemas().then((all) => all.versionFormSchema),
  nameOf: (row) => versionName(row),
  unique: ['patch'],
  isActive: (row) => row.active,
});
