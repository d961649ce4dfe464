import { screen, within } from '@testing-library/react';
import type { ReactNode } from 'react';
import { describe, expect, it } from 'vitest';
import { openSignedIn, startDemo } from '@/domain/testing/signedInPage.test.kit';
import type { OccurrenceRecord } from '@/families/occurrence/occurrenceTypes';
import { agricultureRoutes } from '../../agricultureRoutes';
import type { Planting, PlantingAnalysis, PlotWork } from '../analysisTypes';
import { CostDialog } from '../dialogs/CostDialog';
import { costSteps } from '../rules/costPerHectare';
import type { CropWeather } from '../useCropWeather';
import { Analysis } from './Analysis';
import { CropTiles } from './CropTiles';
import { WorkTable } from './WorkTable';

startDemo({
  routes: agricultureRoutes,
  namespaces: ['agricultureAnalysis', 'agricultureOccurrences', 'common', 'forms', 'ui'],
});

const PLANTING: Planting = {
  occurrenceId: 1,
  world: 'agriculture',
  plotId: 3,
  plotName: 'T1',
  farmId: 2,
  farmName: 'SEDE',
  harvestId: 11,
  harvestName: 'SOJA 2026',
  harvestYearId: null,
  harvestYearName: '2025/2026',
  seedName: 'BRS 1003',
  plantedOn: '2026-01-10',
  harvestedOn: null,
  area: 10,
};
const WEATHER: CropWeather = {
  age: 30,
  stages: [
    { code: 'VE', date: '2026-01-17', expected: false },
    { code: 'V2', date: '2026-02-01', expected: false },
    { code: 'R1', date: '2026-03-01', expected: true },
  ],
  by: 'DAYS',
  stage: 'V2',
  next: { code: 'R1', date: '2026-03-01' },
  rain: 100,
  until: '2026-02-08',
};
const NO_CYCLE: CropWeather = { ...WEATHER, by: null, stages: [], stage: null, next: null, rain: null };
const work = (
  id: number,
  type: string,
  values: object,
  own: Partial<PlotWork> = {},
  record: object = {},
): PlotWork => ({
  record: {
    id,
    type,
    subjectIds: [3],
    state: 'DONE',
    plannedAt: null,
    happenedAt: '2026-01-20T10:00',
    values,
    depletion: [],
    ...record,
  } as unknown as OccurrenceRecord,
  hectares: 10,
  share: null,
  products: 100_00,
  machines: 50_00,
  ...own,
});
const SOWING = work(1, 'plantio', { seedsPerMetre: 15, rowCm: 50, germination: 90, thousandWeight: 180 });
const RELATION = {
  cycle: null,
  days: [],
  station: null,
  trimesters: [],
} as unknown as NonNullable<PlantingAnalysis['relation']>;
const analysis = (
  planting: Partial<Planting>,
  works: readonly PlotWork[] = [],
  relation: PlantingAnalysis['relation'] = null,
): PlantingAnalysis => ({ planting: { ...PLANTING, ...planting }, works, relation });

const show = (element: ReactNode) => openSignedIn({ routes: [{ path: '*', element }], at: '/x' });
const tiles = (of: PlantingAnalysis, weather = WEATHER) => {
  show(<CropTiles analysis={of} weather={weather} />);
  return (name: string) =>
    screen.getByRole('group', { name }).textContent.replaceAll('\u00a0', ' ').slice(name.length);
};

describe('the figures of a crop', () => {
  it('that stands have what was sown, given and paid', () => {
    const fertilized = work(2, 'adubacao', { product: '04-14-08', dose: 300, n: 4, p: 14, k: 8 });
    const watered = work(3, 'irrigacao', { mm: 12 }, { hectares: 5 });
    const former = [{ yield: 60 }, { yield: 50 }] as never;
    const tile = tiles(analysis({}, [SOWING, fertilized, watered], { ...RELATION, former }));
    expect(tile('Plantado em')).toBe('10/01/2026há 30 dias');
    expect(tile('Fase')).toBe('V2R1 prevista para 01/03/2026');
    expect(tile('Área plantada')).toBe('10,00ha');
    expect(tile('Plantas esperadas por ha')).toBe('270.000300.000 sementes/ha, 54,00 kg/ha');
    expect(tile('Produtividade')).toBe('–média de 55,0 sc/ha em 2 safras');
    expect(tile('Custo por ha')).toBe('R$ 45,00R$ 450,00 no talhão');
    expect(tile('Água desde o plantio')).toBe('106,00mmchuva 100,00 mm, irrigação 6,00 mm, até 08/02/2026');
    expect(tile('N · P₂O₅ · K₂O aplicados')).toBe('12 · 42 · 24kg/ha');
    expect(screen.getByRole('region', { name: 'BRS 1003' })).toHaveTextContent('SOJA 2026 · 2025/2026');
  });

  it('that is over have its harvest', () => {
    const harvest = work(4, 'colheita', { netKg: 36_000 }, { products: null });
    const planting = { harvestedOn: '2026-02-09', seedName: '', harvestYearName: '' };
    const tile = tiles(analysis(planting, [harvest]));
    expect(tile('Plantado em')).toBe('10/01/2026colhido em 09/02/2026');
    expect(tile('Produtividade')).toBe('60,00sc/hasem safras anteriores');
    expect(tile('Custo por ha')).toBe('ao menos R$ 5,001 operação sem parte do custo informada');
    expect(screen.getByRole('region', { name: 'Cultura' })).toHaveTextContent(/SOJA 2026(?! ·)/);
  });

  it('names a harvest that holds its year once', () => {
    tiles(analysis({ harvestName: 'SOJA 2025/2026' }));
    expect(screen.getByRole('region', { name: 'BRS 1003' })).toHaveTextContent(/SOJA 2025\/2026(?! ·)/);
  });

  it('of which little is known say so', () => {
    const tile = tiles(analysis({}, []), NO_CYCLE);
    expect(tile('Fase')).toBe('–cultura sem ciclo cadastrado');
    expect(tile('Plantas esperadas por ha')).toBe('–o plantio não informa a semeadura');
    expect(tile('Custo por ha')).toBe('–');
    expect(tile('Água desde o plantio')).toBe('–a chuva de algum dia não foi lida');
    expect(tile('N · P₂O₅ · K₂O aplicados')).toBe('–');
  });

  it('that has passed its last stage expects no other; of woods seedlings are counted', () => {
    const tile = tiles(analysis({ world: 'forestry' }, [SOWING]), { ...WEATHER, next: null });
    expect(tile('Fase')).toBe('V2');
    expect(tile('Plantas esperadas por ha')).toBe('270.000300.000 mudas/ha');
  });

  it('irrigated by an unknown amount has no sum of water', () => {
    const tile = tiles(analysis({}, [work(3, 'irrigacao', {})]));
    expect(tile('Água desde o plantio')).toBe('–chuva 100,00 mm, irrigação – mm, até 08/02/2026');
  });
});

const rowsOf = (name: string) =>
  within(screen.getByRole('region', { name: new RegExp(`^${name}`) }))
    .getAllByRole('row')
    .slice(1)
    .map((row) => [...row.querySelectorAll('th, td')].map(({ textContent }) => textContent));

describe('the works of a crop', () => {
  const planned = (day: string) => ({ state: 'PLANNED', happenedAt: null, plannedAt: `${day}T08:00` });
  const works = [
    work(5, 'preparo-do-solo', {}, { machines: null }, { happenedAt: '2026-01-05T10:00' }),
    work(6, 'adubacao', { product: '04-14-08', dose: 300 }, {}, { happenedAt: '2026-02-01T10:00' }),
    work(
      7,
      'pulverizacao',
      { product: 'GLIFOSATO' },
      { hectares: null, products: null },
      planned('2026-02-08'),
    ),
    work(8, 'pulverizacao', { product: '', dose: 2, doseUnit: 'L' }, {}, planned('2026-02-09')),
  ];

  it('stand by day with stage, product, area and cost', () => {
    show(<WorkTable analysis={analysis({}, works)} weather={WEATHER} today="2026-02-09" />);
    expect(rowsOf('Operações do plantio')).toEqual([
      ['Preparo do solo', '05/01/2026', '-5', '–', '–', '10,00', 'ao menos 100,00'],
      ['Adubação', '01/02/2026', '22', 'V2', '04-14-08 · 300 kg/ha', '10,00', '150,00'],
      [
        'Pulverização',
        'planejada para 08/02/2026, atrasada',
        '29',
        'V2',
        'GLIFOSATO',
        '–',
        'ao menos 50,00 (previsto)',
      ],
      ['Pulverização', 'planejada para 09/02/2026', '30', 'V2', '2 L/ha', '10,00', '150,00 (previsto)'],
    ]);
    expect(screen.getByText('4 operações')).toBeVisible();
  });

  it.each([
    ['agriculture', '/agricultura/ocorrencia/6'],
    ['forestry', '/silvicultura/ocorrencia/6'],
  ] as const)('of %s lead to their occurrences', (world, address) => {
    show(
      <WorkTable analysis={analysis({ world }, works.slice(1, 2))} weather={WEATHER} today="2026-02-09" />,
    );
    expect(screen.getByRole('link')).toHaveAttribute('href', address);
  });
});

describe('the cost per hectare', () => {
  const open = (works: readonly PlotWork[], area = 10) => {
    show(<CostDialog steps={costSteps(works)} area={area} onClose={() => undefined} />);
    return screen.getByRole('dialog').textContent.replaceAll('\u00a0', ' ');
  };
  const KNOWN = work(2, 'adubacao', {}, { products: 1000_00, machines: 200_00 });
  const UNKNOWN = work(3, 'pulverizacao', {}, { products: null }, { happenedAt: '2026-01-22T10:00' });

  it('is the sum of the works over the area', () => {
    const words = open([KNOWN]);
    expect(words).toContain('R$ 1.200,00 ÷ 10,00 ha = R$ 120,00 por hectare');
    expect(words).not.toContain('Sem parte do custo');
    expect(
      [...screen.getByRole('table').querySelectorAll('td')].map(({ textContent }) => textContent),
    ).toEqual(['20/01/2026', '1.000,00', '200,00', '1.200,00', '120,00']);
  });

  it('names the works without one', () => {
    const words = open([KNOWN, UNKNOWN]);
    expect(words).toContain('Sem parte do custo informada: Pulverização (22/01/2026).');
    expect(words).toContain('R$ 1.250,00 ÷');
  });

  it('without a known one, or without an area, is not computed', () => {
    expect(open([{ ...UNKNOWN, machines: null }])).not.toContain('÷');
    expect(open([KNOWN], 0)).not.toContain('÷');
  });
});

describe('the crop as a whole', () => {
  const CYCLE = {
    name: 'C',
    baseTemperature: 10,
    stages: [{ code: 'VE', days: 7, degreeDays: null, kc: 1, root: 1, p: 0.5 }],
  };
  const former = [] as never;

  it('without stages and inputs has neither card', () => {
    show(<Analysis analysis={analysis({}, [SOWING])} />);
    expect(screen.queryByRole('region', { name: 'Fases da cultura' })).toBeNull();
    expect(screen.queryByRole('region', { name: 'Insumos aplicados' })).toBeNull();
  });

  it('has the stages by days, and each product that the plot got', () => {
    const works = [
      work(2, 'adubacao', { product: 'UREIA', dose: 150 }),
      work(3, 'adubacao', { product: 'UREIA' }, { products: null }),
      work(4, 'pulverizacao', { product: 'GLIFOSATO', dose: 2, doseUnit: 'L' }),
    ];
    const relation = { ...RELATION, former, cycle: CYCLE } as typeof RELATION;
    show(<Analysis analysis={analysis({ harvestedOn: '2026-02-09' }, works, relation)} />);
    const stages = screen.getByRole('region', { name: /^Fases da cultura/ });
    expect(stages).toHaveTextContent('por dias após o plantio');
    expect(rowsOf('Fases da cultura')).toEqual([['Início', '17/01/2026']]);
    expect(within(stages).getByRole('link')).toHaveAttribute('href', expect.stringContaining('polygonId=3'));
    expect(rowsOf('Insumos aplicados')).toEqual([
      ['UREIA', '2', '–', '–', '–'],
      ['GLIFOSATO', '1', '2,00 L/ha', '20,00 L', '100,00'],
    ]);
  });
});
