import { DateField } from '@/platform/forms/fields/DateField';
import { IntegerField } from '@/platform/forms/fields/NumberField';
import { RowsField } from '@/platform/forms/fields/RowsField';
import { TextField } from '@/platform/forms/fields/TextField';
import type { BulletinWorld } from '../companies';
import { useBulletinWords } from '../useBulletinWords';
import type { DiseaseRow, DrugRow, LoadRow, VaccineRow } from '../bulletinTypes';

/** Names of what was given are longer than its days and counts, px. */
const DAY = 168;
const COUNT = 124;

interface RowsProps {
  readonly world: BulletinWorld;
}

function useRowWords(world: BulletinWorld) {
  const t = useBulletinWords(world);
  return { t, head: (name: string) => t(`rows.${name}`, name) };
}

/** The loads that left for slaughter, each with its document of transit. */
export function LoadRows({ world, required }: RowsProps & { readonly required: boolean }) {
  const { t, head } = useRowWords(world);
  return (
    <RowsField<LoadRow>
      name="loads"
      label={t('fields.loads')}
      required={required}
      newRow={() => ({ gta: '', issuedOn: null, declared: null, birds: null })}
      addLabel={t('add.load')}
      columns={[
        { key: 'gta', head: head('gta'), renderCell: (cell) => <TextField {...cell} maxLength={30} /> },
        {
          key: 'issuedOn',
          head: head('issuedOn'),
          width: DAY,
          renderCell: (cell) => <DateField {...cell} />,
        },
        {
          key: 'declared',
          head: head('declared'),
          numeric: true,
          width: COUNT,
          renderCell: (cell) => <IntegerField {...cell} />,
        },
        {
          key: 'birds',
          head: head('birds'),
          numeric: true,
          width: COUNT,
          renderCell: (cell) => <IntegerField {...cell} />,
        },
      ]}
    />
  );
}

/** The diseases of the lot, each with its first day. */
export function DiseaseRows({ world }: RowsProps) {
  const { t, head } = useRowWords(world);
  return (
    <RowsField<DiseaseRow>
      name="diseases"
      label={t('fields.diseases')}
      newRow={() => ({ disease: '', since: null })}
      addLabel={t('add.disease')}
      columns={[
        { key: 'disease', head: head('disease'), renderCell: (cell) => <TextField {...cell} /> },
        { key: 'since', head: head('since'), width: DAY, renderCell: (cell) => <DateField {...cell} /> },
      ]}
    />
  );
}

/** What the lot was treated with, and how long it must wait. */
export function DrugRows({ world }: RowsProps) {
  const { t, head } = useRowWords(world);
  return (
    <RowsField<DrugRow>
      name="drugs"
      label={t('fields.drugs')}
      newRow={() => ({ principle: '', start: null, end: null, graceDays: null })}
      addLabel={t('add.drug')}
      columns={[
        { key: 'principle', head: head('principle'), renderCell: (cell) => <TextField {...cell} /> },
        { key: 'start', head: head('start'), width: DAY, renderCell: (cell) => <DateField {...cell} /> },
        { key: 'end', head: head('end'), width: DAY, renderCell: (cell) => <DateField {...cell} /> },
        {
          key: 'graceDays',
          head: head('graceDays'),
          numeric: true,
          width: COUNT,
          renderCell: (cell) => <IntegerField {...cell} />,
        },
      ]}
    />
  );
}

/** What the lot was vaccinated with. */
export function VaccineRows({ world }: RowsProps) {
  const { t, head } = useRowWords(world);
  return (
    <RowsField<VaccineRow>
      name="vaccines"
      label={t('fields.vaccines')}
      newRow={() => ({ vaccine: '', date: null })}
      addLabel={t('add.vaccine')}
      columns={[
        { key: 'vaccine', head: head('vaccine'), renderCell: (cell) => <TextField {...cell} /> },
        { key: 'date', head: head('date'), width: DAY, renderCell: (cell) => <DateField {...cell} /> },
      ]}
    />
  );
}
