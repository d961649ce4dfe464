import type { TFunction } from 'i18next';
import type { ExportCell, ExportTable } from '@/platform/export/exportTable';
import { formatDate } from '@/platform/format/date';
import { formatLocalDateTime } from '@/platform/format/dateTime';
import { formatNumber } from '@/platform/format/number';
import type { BulletinSource, BulletinValues } from './bulletinTypes';
import type { BulletinCompany, SectionName } from './companies';
import { finalLoss, freeFrom } from './rules/checks';

type T = TFunction<'lotBulletins'>;
type Line = readonly [field: string, value: string];
const NONE = '–';
/** A line to be signed on. */
const TO_WRITE = '_'.repeat(44);
const whole = (value: number | null) => (value === null ? NONE : formatNumber(value, { decimals: 0 }));
const tenths = (value: number | null) => (value === null ? NONE : formatNumber(value, { decimals: 1 }));
const day = (value: string | null) => formatDate(value) || NONE;
const words = (value: string) => value.trim() || NONE;

/** Words of a line, of a row of a list, and of a list that may be empty. */
function paperWords(t: T) {
  const of = (name: keyof BulletinValues, value: string): Line => [t(`fields.${name}`), value];
  const row = (name: 'load' | 'disease' | 'drug' | 'vaccine', at: number, parts: readonly string[]): Line => [
    t(`paper.${name}`, { number: at + 1 }),
    parts.filter((part) => part !== '').join(' · '),
  ];
  const listed = (lines: Line[]): Line[] => (lines.length > 0 ? lines : [[t('paper.none'), NONE]]);
  return { of, row, listed };
}

type Words = ReturnType<typeof paperWords>;

function loadLines(t: T, { of, row, listed }: Words, values: BulletinValues): Line[] {
  return [
    of('slaughterAt', formatLocalDateTime(values.slaughterAt) || NONE),
    ...listed(
      values.loads.map((load, at) =>
        row('load', at, [
          t('paper.gta', { gta: words(load.gta), date: day(load.issuedOn) }),
          t('paper.declared', { declared: whole(load.declared), birds: whole(load.birds) }),
        ]),
      ),
    ),
    of('left', whole(values.left)),
  ];
}

function lossLines(t: T, { of }: Words, values: BulletinValues): Line[] {
  const loss = finalLoss(values);
  return [
    [
      t('paper.loss'),
      loss
        ? t('paper.lossShare', {
            birds: whole(loss.birds),
            share: formatNumber(loss.share, { decimals: 2 }),
          })
        : NONE,
    ],
    of('lossReason', words(values.lossReason)),
  ];
}

function drugLines(t: T, { row, listed }: Words, values: BulletinValues): Line[] {
  return listed(
    values.drugs.map((drug, at) =>
      row('drug', at, [
        words(drug.principle),
        t('paper.period', { start: day(drug.start), end: day(drug.end) }),
        t('paper.grace', {
          days: whole(drug.graceDays),
          date: drug.end === null || drug.graceDays === null ? NONE : day(freeFrom(drug.end, drug.graceDays)),
        }),
      ]),
    ),
  );
}

/** The lines of a section as they stand on paper. */
function linesOf(t: T, section: SectionName, values: BulletinValues, company: BulletinCompany): Line[] {
  const paper = paperWords(t);
  const { of, row, listed } = paper;
  switch (section) {
    case 'farm':
      return (
        [
          'producer',
          'farmName',
          'veterinarian',
          'crmv',
          'stateRegistration',
          'coordinates',
          'nucleus',
          'houses',
        ] as const
      ).map((name) => of(name, words(values[name])));
    case 'chicks':
      return [
        of('chickGta', words(values.chickGta)),
        of('chickGtaIssued', day(values.chickGtaIssued)),
        of('chicksDeclared', whole(values.chicksDeclared)),
        of('chicksReceived', whole(values.chicksReceived)),
      ];
    case 'loads':
      return loadLines(t, paper, values);
    case 'finalLoss':
      return lossLines(t, paper, values);
    case 'diseases':
      return listed(
        values.diseases.map((one, at) => row('disease', at, [words(one.disease), day(one.since)])),
      );
    case 'drugs':
      return drugLines(t, paper, values);
    case 'vaccines':
      return listed(
        values.vaccines.map((one, at) => row('vaccine', at, [words(one.vaccine), day(one.date)])),
      );
    case 'feedOff':
      return [of('feedOffAt', formatLocalDateTime(values.feedOffAt) || NONE)];
    case 'salmonella':
      return [
        of('salmonellaCollected', day(values.salmonellaCollected)),
        of('salmonellaLaboratory', words(values.salmonellaLaboratory)),
        of(
          'salmonellaResult',
          values.salmonellaResult === null ? NONE : t(`salmonella.${values.salmonellaResult}`),
        ),
        of('salmonellaKnown', day(values.salmonellaKnown)),
      ];
    case 'losses72':
      return [of('lost72', whole(values.lost72))];
    case 'feedOrigin':
      return [of('feedOrigin', words(values.feedOrigin))];
    case 'biomass':
      return [of('biomassKg', tenths(values.biomassKg)), of('meanGrams', tenths(values.meanGrams))];
    case 'losses':
      return [of('lostFish', whole(values.lostFish)), of('lossReason', words(values.lossReason))];
    case 'water':
      return [
        of('waterSource', words(values.waterSource)),
        of('waterTemperature', tenths(values.waterTemperature)),
        of('waterOxygen', tenths(values.waterOxygen)),
        of('waterPh', tenths(values.waterPh)),
      ];
    case 'residues':
      return [
        of('residueCollected', day(values.residueCollected)),
        of('residueLaboratory', words(values.residueLaboratory)),
        of('residueResult', values.residueResult === null ? NONE : t(`residues.${values.residueResult}`)),
        of('residueKnown', day(values.residueKnown)),
      ];
    case 'declarations':
      return company.declarations.map((name): Line => [
        t(`declarations.${name}`, name),
        values.declarations.includes(name) ? t('paper.declaredYes') : NONE,
      ]);
    case 'signature':
      return [
        [
          t('paper.placeAndDay'),
          [values.place.trim(), formatDate(values.signedOn)].filter(Boolean).join(', ') || NONE,
        ],
        of('signer', words(values.signer)),
        [t('paper.signature'), TO_WRITE],
      ];
    case 'official':
      return [[t('paper.official'), TO_WRITE]];
    case 'lotResult':
    case 'feedNotes':
    case 'catching':
      return [of(section, words(values[section]))];
  }
}

/** The bulletin as a paper of two columns under the heads of its sections, in the order of the company. */
export function bulletinPaper(
  t: T,
  source: BulletinSource,
  values: BulletinValues,
  company: BulletinCompany,
): ExportTable {
  const headings = new Set<number>();
  const rows: (readonly ExportCell[])[] = [];
  let signed: number | undefined;
  for (const section of company.order) {
    // What is declared, signed and answered by the service stands on one sheet.
    if (section === 'declarations') signed = rows.length;
    headings.add(rows.length);
    rows.push([1, t(`sections.${section}`), '']);
    for (const line of linesOf(t, section, values, company)) rows.push([2, ...line]);
  }
  return {
    title: [t('title'), company.name, t('paper.lot', { lot: source.lotNumber, aviary: source.aviaryName })]
      .filter(Boolean)
      .join(' – '),
    columns: [
      { head: '', type: 'number', decimals: 0 },
      { head: t('paper.field'), type: 'text', decimals: 0 },
      { head: t('paper.value'), type: 'text', decimals: 0 },
    ],
    rows,
    headings,
    ...(signed === undefined ? {} : { endTogether: signed }),
  };
}
