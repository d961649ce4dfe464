// @vitest-environment node
import { beforeEach, describe, expect, test } from 'vitest';
import { demo, resetDemo } from './state';
import { clientOf } from './testClient';

beforeEach(() => resetDemo());

const plotId = () => {
  const plot = demo.world.plots.find(
    ({ customerId, active, costCenterId }) =>
      customerId === 1 && active && demo.world.costCenters.need(costCenterId).aviary === null,
  );
  if (!plot) throw new Error('The demo has no plot.');
  return plot.id;
};
const spray = async (values: object, happenedAt: string | null = '2026-03-02T09:00:00.000Z') =>
  (await clientOf('produtor')).write('POST', '/AgricultureOccurrence/Create', {
    type: 'pulverizacao',
    plotIds: [plotId()],
    happenedAt,
    plannedAt: null,
    observation: '',
    values,
    depletion: [],
    files: [],
  });

describe('periods of a spraying that begins at 06:00 (FA-287–289)', () => {
  const at = (time: string) => `2026-03-02T${time}`;
  const period = (from: string, to?: string) => ({ from: at(from), to: to === undefined ? null : at(to) });
  const first = period('06:00', '09:00');
  const of = (...periods: object[]) => ({ periods });

  test('may touch', async () => {
    expect((await spray(of(first, period('09:00', '10:00')))).status).toBe(200);
  });

  test.each([
    [of(first, period('08:59', '10:00')), 'Periods[1].From', /se sobrepõe ao período 1/],
    [of(period('05:59', '07:00')), 'Periods[0].From', /antes da pulverização/],
    [of(period('07:00', '07:00')), 'Periods[0].To', /nesta ordem/],
    [of(first, period('09:00')), 'Periods[1].To', /nesta ordem/],
  ])('%j is refused at %s', async (values, field, says) => {
    expect(await spray(values)).toMatchObject({
      status: 400,
      body: { errors: { [field]: [expect.stringMatching(says) as string] } },
    });
  });

  test('that were done have ended, and not after the end of the work', async () => {
    const later = new Date(Date.now() + 86_400_000).toISOString().slice(0, 10);
    const ahead = { from: `${later}T06:00`, to: `${later}T07:00` };
    expect(await spray(of(first, ahead))).toMatchObject({
      status: 400,
      body: { errors: { 'Periods[1].To': [expect.stringMatching(/depois de agora/) as string] } },
    });
    expect(await spray({ ...of(first), endAt: at('08:59') })).toMatchObject({
      status: 400,
      body: { errors: { EndAt: [expect.stringMatching(/último período/) as string] } },
    });
  });

  test('need the start first', async () => {
    expect(await spray(of(first), null)).toMatchObject({
      status: 400,
      body: { errors: { 'Periods[0].From': ['Informe primeiro o início da pulverização.'] } },
    });
  });
});

describe('weights of a harvest', () => {
  const harvest = async (values: object) =>
    (await clientOf('produtor')).write('POST', '/AgricultureOccurrence/Create', {
      type: 'colheita',
      plotIds: [plotId()],
      happenedAt: '2026-03-02T09:00:00.000Z',
      plannedAt: null,
      observation: '',
      values: { product: 'SOJA', netKg: 38_000, ...values },
      depletion: [],
      files: [],
    });

  test('are those of the scale and the standard', async () => {
    const weighed = { grossKg: 53_000, tareKg: 15_000, standard: 'SOY', moisture: 16, impurity: 2.5 };
    expect(await harvest(weighed)).toMatchObject({ status: 200, body: { values: weighed } });
  });

  test.each([
    [{ grossKg: 15_000, tareKg: 15_000 }, 'TareKg'],
    [{ grossKg: 53_000, tareKg: 16_000 }, 'NetKg'],
    [{ netKg: null }, 'NetKg'],
    [{ standard: 'SOY', moisture: 101 }, 'Moisture'],
    [{ impurity: 2.5 }, 'Standard'],
    [{ standard: 'BUYER', moisture: 16 }, 'MoistureBase'],
    [{ standard: 'RICE' }, 'Standard'],
  ])('%j is refused at %s', async (values, field) => {
    expect(await harvest(values)).toMatchObject({
      status: 400,
      body: { errors: { [field]: [expect.any(String) as string] } },
    });
  });
});

describe('what was harvested counts in the results', () => {
  test('shared by area among the plots of one load, its discounts taken; a plot that was parted keeps it', async () => {
    const client = await clientOf('produtor');
    const rows = async () =>
      (
        (await client.get('/AgricultureResult/GetByHarvests')).body as {
          rows: { plotId: number; harvestId: number; harvestedKg: number | null; area: number }[];
        }
      ).rows;
    const standing = (await rows()).filter(({ harvestedKg }) => harvestedKg === null);
    const [one] = standing;
    const two = standing.find(
      ({ plotId, harvestId }) => plotId !== one?.plotId && harvestId === one?.harvestId,
    );
    if (!one || !two) throw new Error('Nothing stands on two plots.');
    const sent = {
      type: 'colheita',
      plotIds: [one.plotId, two.plotId],
      happenedAt: new Date(Date.now() - 7 * 86_400_000).toISOString(),
      plannedAt: null,
      observation: '',
      values: {
        product: 'SOJA',
        netKg: 38_000,
        standard: 'SOY',
        moisture: 16,
        impurity: 2.5,
        harvestId: one.harvestId,
        area: one.area + two.area,
      },
      depletion: [],
      files: [],
    };
    const made = await client.write('POST', '/AgricultureOccurrence/Create', sent);
    expect(made.status).toBe(200);
    const kgOf = async (plotId: number) =>
      (await rows()).find((row) => row.plotId === plotId && row.harvestId === one.harvestId)?.harvestedKg ??
      NaN;
    const [first, second] = [await kgOf(one.plotId), await kgOf(two.plotId)];
    expect(first + second).toBeCloseTo(36_553.91, 1);
    expect(first / second).toBeCloseTo(one.area / two.area, 3);

    // The plot is smaller from now on; what was harvested of the whole of it can still be noted.
    demo.world.plots.update(one.plotId, { usefulAreaSize: one.area / 2 });
    const { id, version } = made.body as { id: number; version: number };
    const edit = (values: object) =>
      client.write('PUT', `/AgricultureOccurrence/Edit?id=${id}`, { ...sent, version, ...values });
    expect((await edit({ values: { ...sent.values, area: one.area + two.area - 0.5 } })).status).toBe(400);
    expect((await edit({ observation: 'Chuva no fim' })).status).toBe(200);
  });
});

describe('hours of a plot', () => {
  const day = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
  const path = (from: string, to: string, plot = plotId()) =>
    `/AgricultureOccurrence/GetSprayingHours?plotId=${plot}&from=${from}&to=${to}`;

  test.each([
    [5_103_403, 'Cuiabá', '04:00:00.000Z'],
    [2_605_459, 'Fernando de Noronha', '02:00:00.000Z'],
    [4_127_700, 'Toledo', '03:00:00.000Z'],
  ])('are those of the farm’s day: %i, %s', async (code, _, start) => {
    const plot = demo.world.plots.need(plotId());
    const { cityId } = demo.world.farms.need(plot.farmId);
    demo.world.cities.update(demo.world.cities.need(cityId).id, { code });
    const tomorrow = day(2);
    const { body } = await (await clientOf('produtor')).get(path(tomorrow, tomorrow));
    const { hours } = body as { hours: { at: string }[] };
    expect(hours[0]?.at).toBe(`${tomorrow}T${start}`);
    expect(hours).toHaveLength(24);
  });

  test('are measured where they are past and forecast ahead', async () => {
    const client = await clientOf('produtor');
    const sourcesOf = async (at: string) => {
      const { body } = await client.get(path(at, at));
      return new Set((body as { hours: { source: string }[] }).hours.map(({ source }) => source));
    };
    expect([...(await sourcesOf(day(2)))]).toEqual(['FORECAST']);
    expect((await sourcesOf(day(-2))).has('FORECAST')).toBe(false);
  });

  test.each([
    ['contador', 401],
    ['produtor', 200],
  ])('%s: %i', async (account, status) => {
    expect((await (await clientOf(account)).get(path(day(1), day(2)))).status).toBe(status);
  });

  test('of more than eight days are refused', async () => {
    expect((await (await clientOf('produtor')).get(path(day(0), day(8)))).status).toBe(400);
  });
});

describe('irrigation over days', () => {
  const HOUR = 3_600_000;
  const ago = (hours: number) => new Date(Date.now() - hours * HOUR).toISOString();
  /** As a form sends it: the time of the farm. */
  const local = (instant: string) => new Date(Date.parse(instant) - 3 * HOUR).toISOString().slice(0, 16);
  interface Plots {
    readonly id: number;
    readonly days: readonly { readonly date: string; readonly irrigation: number | null }[];
  }
  const plotsOf = async () =>
    (await (await clientOf('produtor')).get('/Irrigation/GetPlots')).body as Plots[];
  const irrigate = async (plot: number, endAt: string) =>
    (await clientOf('produtor')).write('POST', '/AgricultureOccurrence/Create', {
      type: 'irrigacao',
      plotIds: [plot],
      happenedAt: ago(72),
      plannedAt: null,
      observation: '',
      values: { system: 'pivo', mm: 24, endAt },
      depletion: [],
      files: [],
    });

  test('is one occurrence, whose water falls to each of its days alike', async () => {
    const [before] = await plotsOf();
    if (!before) throw new Error('The demo irrigates no plot.');
    expect((await irrigate(before.id, local(ago(24)))).status).toBe(200);
    const after = (await plotsOf()).find(({ id }) => id === before.id);
    const more = after?.days.map(
      ({ irrigation }, at) => (irrigation ?? 0) - (before.days[at]?.irrigation ?? 0),
    );
    expect(more?.filter((mm) => mm > 0)).toEqual([8, 8, 8]);
  });

  test('does not end before it begins, nor after now', async () => {
    const [plot] = await plotsOf();
    for (const endAt of [local(ago(73)), local(ago(-24))])
      expect(await irrigate(plot?.id ?? 0, endAt)).toMatchObject({
        status: 400,
        body: { errors: { EndAt: [expect.any(String) as string] } },
      });
  });
});
