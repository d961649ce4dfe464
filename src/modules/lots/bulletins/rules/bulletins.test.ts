import { describe, expect, it } from 'vitest';
import type { BulletinSource, BulletinValues, DrugRow } from '../bulletinTypes';
import { COMMON as COMMONS, companiesOf, companyOf, SECTIONS } from '../companies';
import { EMPTY_VALUES } from '../emptyValues';
import { bulletinChecks, finalLoss, missingFields } from './checks';

const COMMON = COMMONS.poultry;
const COMPANIES = companiesOf('poultry');
const values = (more: Partial<BulletinValues> = {}): BulletinValues => ({ ...EMPTY_VALUES, ...more });
const source: BulletinSource = {
  lotId: 1,
  lotNumber: '35',
  aviaryName: 'AVIARIO 5',
  housingDate: '2026-02-01',
  day: 42,
  aliveBeforeLoads: 23_400,
  values: {},
  records: { loads: [], drugs: [] },
};
const keys = (more: Partial<BulletinValues>, company = COMMON) =>
  bulletinChecks(values(more), source, company)
    .filter(({ level, key }) => level !== 'ok' && key !== 'declarations')
    .map(({ key }) => key);
const load = (birds: number, declared = birds, gta = '123') => ({ gta, issuedOn: null, declared, birds });

describe('companies', () => {
  it('are fourteen, each with an address of its own', () => {
    expect(new Set(COMPANIES.map(({ slug }) => slug)).size).toBe(14);
    expect(companyOf('poultry', 'lar')?.lossDeclaredAbove).toBe(5);
    expect(companyOf('poultry', undefined)).toBe(COMMON);
    expect(companyOf('poultry', 'acme')).toBeUndefined();
  });

  it.each(COMPANIES)('$name keeps the order of sections and asks for what slaughter needs', (company) => {
    const places = company.order.map((section) => SECTIONS.indexOf(section));
    expect(places).toEqual(places.toSorted((a, b) => a - b));
    expect(missingFields(values(), company)).toEqual(
      expect.arrayContaining([
        'veterinarian',
        'crmv',
        'chickGta',
        'slaughterAt',
        'loads',
        'signer',
        'salmonellaLaboratory',
        'salmonellaResult',
        'salmonellaKnown',
      ]),
    );
    expect(bulletinChecks(values(), source, company).some(({ key }) => key === 'declarations')).toBe(true);
  });
});

describe('what is looked over', () => {
  const drug = { principle: 'ENROFLOXACINA', start: '2026-03-06', end: '2026-03-10', graceDays: 9 };

  it('grace: 10/03 and nine days – on the 18th refused, on the 19th free', () => {
    expect(keys({ drugs: [drug], slaughterAt: '2026-03-18T06:00' })).toEqual(['grace']);
    expect(keys({ drugs: [drug], slaughterAt: '2026-03-19T06:00' })).toEqual([]);
    expect(keys({ drugs: [{ ...drug, graceDays: null }], slaughterAt: '2026-03-30T06:00' })).toEqual([
      'graceUnknown',
    ]);
  });

  it('a drug given after the bulletin was filled is named, and its grace counts', () => {
    const later: BulletinSource = { ...source, values: { drugs: [drug] } };
    const found = (more: Partial<BulletinValues>) =>
      bulletinChecks(values(more), later, COMMON)
        .filter(({ section }) => section === 'drugs')
        .map(({ key }) => key);
    const early = { slaughterAt: '2026-03-18T06:00' };
    expect(found(early)).toEqual(['drugUnnamed', 'grace']);
    expect(found({ ...early, drugs: [{ ...drug, principle: 'enrofloxacina ' }] })).toEqual(['grace']);
    // Written with its own name: the same days tell that it is the same.
    expect(found({ ...early, drugs: [{ ...drug, principle: 'BAYTRIL' }] })).toEqual(['grace']);
    expect(found({ slaughterAt: '2026-03-19T06:00' })).toEqual(['drugUnnamed', 'graceKept']);
  });

  it('a treatment given again later is another one: its grace keeps the birds from slaughter', () => {
    const colistin = { principle: 'COLISTINA', start: '2026-11-17', end: '2026-11-19', graceDays: 2 };
    const again = { ...colistin, start: '2026-11-28', end: '2026-12-07' };
    const enrofloxacin = { ...colistin, principle: 'ENROFLOXACINA', graceDays: 20 };
    const found = (records: DrugRow[], written: DrugRow[], slaughterAt = '2026-11-29T06:00') =>
      bulletinChecks(
        values({ drugs: written, slaughterAt }),
        { ...source, values: { drugs: records } },
        COMMON,
      )
        .filter(({ section }) => section === 'drugs')
        .map(({ key, level, values: { drug = '' } }) => `${level} ${key} ${drug}`.trim());
    expect(found([colistin], [colistin])).toEqual(['ok graceKept']);
    expect(found([colistin, again], [colistin])).toEqual([
      'warning drugUnnamed COLISTINA',
      'refused grace COLISTINA',
    ]);
    // Another drug on the same days is not named by the row of the first one.
    expect(found([colistin, enrofloxacin], [colistin])).toEqual([
      'warning drugUnnamed ENROFLOXACINA',
      'refused grace ENROFLOXACINA',
    ]);
    // By record, whatever was typed over the row.
    const rowOf = (drug: DrugRow, record: number): DrugRow => ({ ...drug, record });
    const renamed = rowOf({ ...enrofloxacin, principle: 'BAYTRIL', start: '2026-11-16' }, 8);
    expect(found([rowOf(colistin, 7), rowOf(enrofloxacin, 8)], [rowOf(colistin, 7), renamed])).toEqual([
      'refused grace BAYTRIL',
    ]);
  });

  it('a grace that was shortened in the bulletin is refused: what was recorded counts', () => {
    const recorded = { principle: 'ENROFLOXACINA', start: '2026-03-06', end: '2026-03-10', graceDays: 9 };
    const found = (row: DrugRow, slaughterAt: BulletinValues['slaughterAt']) =>
      bulletinChecks(
        values({ drugs: [row], slaughterAt }),
        { ...source, values: { drugs: [recorded] } },
        COMMON,
      )
        .filter(({ section, level }) => section === 'drugs' && level === 'refused')
        .map(({ key }) => key);
    const shorter = [
      { ...recorded, graceDays: 2 },
      { ...recorded, end: '2026-03-07' },
    ];
    for (const row of shorter) {
      expect(found(row, '2026-03-18T06:00')).toEqual(['graceShortened', 'grace']);
      expect(found(row, null)).toEqual(['graceShortened']);
    }
    expect(found({ ...recorded, graceDays: null }, '2026-03-18T06:00')).toEqual(['grace']);
    // A longer one counts too.
    expect(found({ ...recorded, graceDays: 12 }, '2026-03-19T06:00')).toEqual(['grace']);
    expect(found({ ...recorded, graceDays: 12 }, '2026-03-22T06:00')).toEqual([]);
  });

  it('a treatment that could not be read refuses the bulletin', () => {
    const unread = { ...source, records: { loads: [], drugs: [4] } };
    expect(
      bulletinChecks(values({ slaughterAt: '2026-03-18T06:00' }), unread, COMMON)
        .filter(({ level, section }) => level === 'refused' && section === 'drugs')
        .map(({ key }) => key),
    ).toEqual(['drugUnread']);
  });

  it('two loads alike are two: one row names one of them', () => {
    const first = load(6_000, 6_000, '');
    const warned = (written: BulletinValues['loads'], records: BulletinValues['loads']) =>
      bulletinChecks(values({ loads: written }), { ...source, values: { loads: records } }, COMMON)
        .filter(({ level, section }) => level === 'warning' && section === 'loads')
        .map(({ key }) => key);
    expect(warned([first], [first, { ...first }])).toEqual(['loadUnnamed']);
    expect(warned([load(5_000, 5_000, '777')], [load(6_000, 6_000, '777')])).toEqual(['loadBirdsDiffer']);
  });

  it('what was written down after the bulletin was filled is named', () => {
    const early = load(6_000, 6_000, '777');
    const reported = {
      loads: [early, load(17_000, 17_000, '778')],
      diseases: [{ disease: 'COCCIDIOSE', since: null }],
      left: 400,
      lost72: 30,
    };
    const later: BulletinSource = { ...source, values: reported };
    const found = (more: Partial<BulletinValues>) =>
      bulletinChecks(values(more), later, COMMON)
        .filter(({ level, key }) => level === 'warning' && key !== 'declarations')
        .map(({ key }) => key);
    expect(found({ loads: [early], left: 17_400, lost72: 12 })).toEqual([
      'loadUnnamed',
      'leftDiffers',
      'diseaseUnnamed',
      'lost72Differs',
    ]);
    expect(found({ ...reported, diseases: [{ disease: ' coccidiose', since: null }] })).toEqual([]);
    // Without a GTA a load is known by its day and its birds.
    expect(found({ ...reported, loads: [early, load(17_000, 17_000, '')] })).toEqual([]);
  });

  it('loads: not more than are alive, each as its GTA declares it', () => {
    expect(keys({ loads: [load(23_400)] })).toEqual([]);
    expect(keys({ loads: [load(20_000), load(3_401)] })).toEqual(['moreThanAlive']);
    expect(keys({ loads: [load(6_000, 5_990)] })).toEqual(['gtaDiffers']);
    expect(keys({ loads: [load(6_000, 6_000, ' ')] })).toEqual(['gtaMissing']);
    for (const unreported of ['birds', 'declared'])
      expect(keys({ loads: [load(6_000), { ...load(900), [unreported]: null }] })).toEqual([
        'loadUnreported',
      ]);
    expect(finalLoss({ chicksReceived: 1_000, left: 0, loads: [{ ...load(900), birds: null }] })).toBeNull();
  });

  it('fasting of six to twelve hours', () => {
    const slaughterAt = '2026-03-19T06:00';
    for (const feedOffAt of ['2026-03-19T00:00', '2026-03-18T18:00'])
      expect(keys({ slaughterAt, feedOffAt })).toEqual([]);
    for (const feedOffAt of ['2026-03-19T00:30', '2026-03-18T17:30'])
      expect(keys({ slaughterAt, feedOffAt })).toEqual(['fasting']);
  });

  it('Salmonella is known before slaughter', () => {
    const slaughterAt = '2026-03-19T06:00';
    expect(keys({ slaughterAt, salmonellaResult: 'PENDING' })).toEqual(['salmonellaPending']);
    expect(keys({ slaughterAt, salmonellaResult: 'NEGATIVE', salmonellaKnown: '2026-03-20' })).toEqual([
      'salmonellaLate',
    ]);
    expect(keys({ slaughterAt, salmonellaResult: 'NEGATIVE', salmonellaKnown: '2026-03-12' })).toEqual([]);
    expect(keys({ slaughterAt, salmonellaResult: 'POSITIVE', salmonellaKnown: '2026-03-12' })).toEqual([
      'salmonellaPositive',
    ]);
  });

  it('a loss above 5 % is explained where the company asks for it', () => {
    const lar = companyOf('poultry', 'lar');
    if (!lar) throw new Error('no company');
    const given = { chicksReceived: 1_000, left: 0, loads: [load(940)] };
    expect(finalLoss(values(given))).toEqual({ birds: 60, share: 6 });
    expect(keys(given, lar)).toEqual(['lossDeclared']);
    expect(keys({ ...given, lossReason: 'CALOR' }, lar)).toEqual([]);
    expect(keys({ ...given, loads: [load(950)] }, lar)).toEqual([]);
    expect(keys(given)).toEqual([]);
    expect(keys({ ...given, loads: [load(1_010)] })).toEqual(['lossNegative']);
    expect(finalLoss(values({ chicksReceived: 1_000 }))).toBeNull();
  });

  it('more than a tenth dead in 72 hours is notified', () => {
    expect(keys({ lost72: 2_600 })).toEqual([]);
    expect(keys({ lost72: 2_601 })).toEqual(['notify72']);
  });
});

describe.each(COMPANIES)('$name', (company) => {
  const whole = values({
    ...Object.fromEntries(company.required.map((name) => [name, 'X'])),
    slaughterAt: '2026-03-19T06:00',
    feedOffAt: '2026-03-18T22:00',
    loads: [load(950)],
    chicksDeclared: 1_000,
    chicksReceived: 1_000,
    left: 0,
    chickGtaIssued: '2026-02-01',
    salmonellaCollected: '2026-03-10',
    salmonellaKnown: '2026-03-12',
    salmonellaResult: 'NEGATIVE',
    lost72: 3,
    declarations: [...company.declarations],
  });
  const refusals = (more: Partial<BulletinValues>) =>
    bulletinChecks({ ...whole, ...more }, source, company)
      .filter(({ level }) => level === 'refused')
      .map(({ key }) => key);

  it('is printed when it is whole, and each missing field is named', () => {
    expect(missingFields(whole, company)).toEqual([]);
    expect(refusals({})).toEqual([]);
    for (const name of company.required)
      expect(missingFields({ ...whole, [name]: EMPTY_VALUES[name] }, company)).toEqual([name]);
  });

  it('is refused for each of its checks', () => {
    const drug = { principle: 'COLISTINA', start: '2026-03-06', end: '2026-03-10', graceDays: 10 };
    expect(refusals({ drugs: [drug] })).toEqual(['grace']);
    expect(refusals({ drugs: [{ ...drug, end: null }] })).toEqual(['graceUnknown']);
    // More birds leave than live, which is also more than the chicks that came.
    expect(refusals({ loads: [load(23_401)] })).toEqual(['moreThanAlive', 'lossNegative']);
    expect(refusals({ loads: [load(950, 940)] })).toEqual(['gtaDiffers']);
    expect(refusals({ loads: [load(950, 950, '')] })).toEqual(['gtaMissing']);
    expect(refusals({ loads: [load(1_001)] })).toEqual(['lossNegative']);
    expect(refusals({ salmonellaResult: 'PENDING' })).toEqual(['salmonellaPending']);
    expect(refusals({ salmonellaKnown: '2026-03-20' })).toEqual(['salmonellaLate']);
    expect(refusals({ declarations: company.declarations.slice(1) })).toEqual(['declarations']);
    expect(refusals({ loads: [load(949)], lossReason: '' })).toEqual(
      company.lossDeclaredAbove === null ? [] : ['lossDeclared'],
    );
  });

  it('warns, and is printed all the same, where the law leaves it to the veterinarian', () => {
    const warnings = (more: Partial<BulletinValues>) =>
      bulletinChecks({ ...whole, ...more }, source, company)
        .filter(({ level }) => level === 'warning')
        .map(({ key }) => key);
    expect(warnings({})).toEqual([]);
    expect(warnings({ feedOffAt: '2026-03-19T02:00' })).toEqual(['fasting']);
    expect(warnings({ salmonellaResult: 'POSITIVE' })).toEqual(['salmonellaPositive']);
    expect(warnings({ lost72: 3_000 })).toEqual(['notify72']);
  });
});

describe('the bulletin of fish', () => {
  const fish = (more: Partial<BulletinValues>) => keys(more, COMMONS.fish);

  it('has the sections of the model and those of fish, and no others', () => {
    expect(COMMONS.fish.order).toEqual([
      'farm',
      'chicks',
      'loads',
      'diseases',
      'drugs',
      'feedOff',
      'feedOrigin',
      'biomass',
      'losses',
      'water',
      'residues',
      'declarations',
      'signature',
      'official',
    ]);
    expect(companiesOf('fish').map(({ slug }) => slug)).toEqual(['copacol', 'cvale']);
    expect(missingFields(values(), COMMONS.fish)).not.toContain('salmonellaResult');
  });

  it('waits for no number of hours without feed, but feed is off before the harvest', () => {
    const slaughterAt = '2026-03-19T06:00';
    expect(fish({ slaughterAt, feedOffAt: '2026-03-17T06:00' })).toEqual([]);
    expect(fish({ slaughterAt, feedOffAt: '2026-03-19T07:00' })).toEqual(['fastingAfter']);
  });

  it('is refused with residues, or with a result that came later than the harvest', () => {
    const slaughterAt = '2026-03-19T06:00';
    expect(fish({ residueResult: 'POSITIVE' })).toEqual(['residuePositive']);
    expect(fish({ residueResult: 'PENDING' })).toEqual(['residuePending']);
    expect(fish({ slaughterAt, residueResult: 'NEGATIVE', residueKnown: '2026-03-20' })).toEqual([
      'residueLate',
    ]);
    expect(fish({ slaughterAt, residueResult: 'NEGATIVE', residueKnown: '2026-03-19' })).toEqual([]);
  });

  it('is refused under grace, as that of poultry', () => {
    const drug = { principle: 'TRICLORFON', start: '2026-03-06', end: '2026-03-10', graceDays: 9 };
    expect(fish({ drugs: [drug], slaughterAt: '2026-03-18T06:00' })).toEqual(['grace']);
    expect(fish({ drugs: [drug], slaughterAt: '2026-03-19T06:00' })).toEqual([]);
  });
});
