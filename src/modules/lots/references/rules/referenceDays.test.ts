import { describe, expect, it } from 'vitest';
import { parseCsv } from '@/platform/tableFile/parseCsv';
import { isFault, type TableFile } from '@/platform/tableFile/tableFile';
import { checkDays, type PlacedDay } from './checkDays';
import { DAY_COLUMNS, emptyDay } from './dayColumns';
import { DAY_HEADS, FILE_DAY, placedDays } from './fileDays';
import { meanOfSexes } from './meanOfSexes';
import { type ChosenHeads, type DecimalMark, decimalMarkOf, readRows } from './readRows';

const HEADS: Readonly<Record<string, readonly string[]>> = {
  day: ['Dia'],
  weight: ['Peso'],
  feedConversion: ['CA'],
  mortality: ['Mortalidade'],
};
const COLUMNS = [FILE_DAY, ...DAY_COLUMNS.ZOOTECHNICAL];
type Name = (typeof COLUMNS)[number]['name'];
const headsOf = (name: Name) => [...(HEADS[name] ?? []), ...(DAY_HEADS[name] ?? [])];
const readDays = (file: TableFile, mark: DecimalMark, chosen?: ChosenHeads<Name>) => {
  const { rows, ...rest } = readRows<Name>(file, COLUMNS, mark, headsOf, chosen);
  return { ...rest, days: placedDays(rows) };
};

function tableOf(text: string): TableFile {
  const answer = parseCsv(text, () => undefined);
  if (isFault(answer)) throw new Error(answer.kind);
  return answer;
}
const read = (text: string) => {
  const file = tableOf(text);
  return readDays(file, decimalMarkOf(file));
};
const grown = (day: number, weight: number | null, line = day + 2): PlacedDay => ({
  ...emptyDay(day),
  weight,
  line,
});

describe('a file of days', () => {
  it.each([
    'Dia;Peso (g);CA\n0;42;\n1;1.056;1,603',
    'Dia,Peso (g),CA\n0,42,\n1,1056,1.603',
    'Dia\tPeso\tCA\n0\t42.0\t\n1\t"1,056"\t1.603',
  ])('is read with either separator and either mark: %j', (text) => {
    expect(read(text).days).toMatchObject([
      { day: 0, weight: 42, feedConversion: null },
      { day: 1, weight: 1056, feedConversion: 1.603 },
    ]);
  });

  it('takes a comma where there is one, else a dot, of both the last', () => {
    expect(decimalMarkOf(tableOf('Dia;Peso\n1;1,5'))).toBe(',');
    expect(decimalMarkOf(tableOf('Dia;Peso\n1;1.5'))).toBe('.');
    expect(decimalMarkOf(tableOf('Dia;Peso\n1;1.234,5'))).toBe(',');
    expect(decimalMarkOf(tableOf('Dia;Peso\n1;1,234.5'))).toBe('.');
    expect(decimalMarkOf(tableOf('Dia;Peso\n1;60'))).toBe(',');
  });

  it('names what it cannot read, by line', () => {
    const { faults, days } = read('Dia;Peso;CA\n0;42;\nx;50;\n2;sessenta;1,1\n3;70');
    expect(faults).toEqual([
      { line: 3, why: 'number', figure: 'day', text: 'x' },
      { line: 4, why: 'number', figure: 'weight', text: 'sessenta' },
      { line: 5, why: 'uneven' },
    ]);
    expect(days.map(({ day }) => day)).toEqual([0, 2]);
  });

  it.each([
    'Idade (dias);Peso (g);Mortalidade (%)\n1;60;0,3',
    'Age;Body weight;Mortality (%)\n1;60;0.3',
    'Age (days);Body Weight (kg);Cumulative mortality\n1;0.060;0.3',
  ])('knows the heads of breeders in either language: %j', (text) => {
    expect(read(text)).toMatchObject({
      missing: [],
      ignored: [],
      days: [{ day: 1, weight: 60, mortality: 0.3 }],
    });
  });

  it('reads a head that it does not know as what the user says it is', () => {
    const file = tableOf('Vida (d);Massa (kg);Cor\n1;0,060;azul');
    const unread = readDays(file, ',');
    expect(unread).toMatchObject({ missing: ['day', 'weight'], ignored: ['Vida (d)', 'Massa (kg)', 'Cor'] });
    expect(unread.free).toEqual(expect.arrayContaining(['day', 'weight']));
    const chosen = new Map([
      ['Vida (d)', 'day'],
      ['Massa (kg)', 'weight'],
    ] as const);
    expect(readDays(file, ',', chosen)).toMatchObject({
      missing: [],
      ignored: ['Cor'],
      days: [{ day: 1, weight: 60 }],
    });
  });

  it('converts kilograms and pounds, and refuses a unit that is none of weight', () => {
    expect(read('Dia;Peso (kg)\n0;0,042\n1;0,06').days).toMatchObject([{ weight: 42 }, { weight: 60 }]);
    expect(read('Dia;Peso (lb)\n0;0,1').days).toMatchObject([{ weight: 45.359_237 }]);
    expect(read('Dia;Peso (cx)\n0;42')).toMatchObject({ days: [], otherUnits: ['Peso (cx)'] });
  });

  it.each(['Idade (dias);Peso (g);Mortalidade (%)', 'Age (days);Body weight (g);Mortality (%)'])(
    'knows the heads of other tables: %s',
    (heads) => {
      expect(read(`${heads}\n7;190;0,8`).days).toMatchObject([{ day: 7, weight: 190, mortality: 0.8 }]);
    },
  );

  it('takes no weight of nothing: grams were meant and kilograms stand there', () => {
    const { days } = read('Dia;Peso\n0;0,042\n1;0,06');
    expect(checkDays(days, 'ZOOTECHNICAL').map(({ why }) => why)).toEqual(['zero', 'zero']);
  });

  it('is not read without its columns, or with one twice', () => {
    expect(read('Dia;CA\n0;1,1').missing).toEqual(['weight']);
    expect(read('Dia;Peso;peso (g)\n0;42;42').repeated).toEqual(['peso (g)']);
    expect(read('Dia;Peso;Cor\n0;42;azul').ignored).toEqual(['Cor']);
  });
});

describe('the days of a set', () => {
  it('may begin with 0 or 1, in any order', () => {
    expect(checkDays([grown(1, 60), grown(0, 42)], 'ZOOTECHNICAL')).toEqual([]);
    expect(checkDays([grown(1, 60), grown(2, 75)], 'ZOOTECHNICAL')).toEqual([]);
    expect(checkDays([grown(7, 190)], 'ZOOTECHNICAL')).toEqual([{ line: 9, why: 'start', day: 7 }]);
  });

  it('are not there twice, nor left out, nor fall', () => {
    expect(checkDays([grown(0, 42), grown(0, 43, 3), grown(4, 41)], 'ZOOTECHNICAL')).toEqual([
      { line: 3, why: 'twice', day: 0, other: 2 },
      { line: 6, why: 'missing', from: 1, to: 3 },
      { line: 6, why: 'falls', figure: 'weight', day: 4, from: 42, to: 41 },
    ]);
  });

  it('have their weight, and figures within their limits', () => {
    const rows = [grown(0, null), { ...grown(1, 60), mortality: 101 }, grown(121, 900)];
    expect(checkDays(rows, 'ZOOTECHNICAL').map(({ line, why }) => [line, why])).toEqual([
      [2, 'required'],
      [3, 'most'],
      [123, 'range'],
      [123, 'missing'],
    ]);
  });

  it('have no minimum above a maximum', () => {
    const row = { ...emptyDay(0), line: 2, temperatureMin: 33, temperatureIdeal: 32, temperatureMax: 34 };
    expect(checkDays([row], 'AMBIENCE')).toEqual([
      { line: 2, why: 'order', low: 'temperatureMin', high: 'temperatureIdeal' },
    ]);
  });
});

it('mixed birds are the mean of both sexes, and unknown where one of them is', () => {
  const males = [{ ...emptyDay(0), weight: 42, mortality: 1 }, grown(1, 65), grown(2, 80)];
  const females = [{ ...emptyDay(0), weight: 41 }, grown(1, 60)];
  const mixed = meanOfSexes(males, females);
  expect(mixed.map(({ day, weight }) => [day, weight])).toEqual([
    [0, 41.5],
    [1, 62.5],
  ]);
  expect(mixed[0]?.mortality).toBeNull();
});
