// @vitest-environment node
import { beforeEach, describe, expect, it } from 'vitest';
import { valuesOf } from '@/families/occurrence/occurrenceValues';
import { daysBetween, today } from '@/platform/format/date';
import { nowHere } from '@/platform/format/dateTime';
import { readAs, rowsAs } from '@/platform/http/readShape.test.kit';
import { demo, resetDemo } from '../../../mocks/state';
import { type Client, clientOf } from '../../../mocks/testClient';
import { FishBoardWire, FishLotWire as BoardLotWire } from './fishBoards/fishBoardsWire';
import { lotRation } from './fishBoards/lotRation';
import { fishState } from './fishBoards/rules/fishState';
import { FishLotLifeWire } from './fishLots/fishLotWire';
import { lotTotals, resultRows } from './fishRules/fishResult';
import { fedOn } from './fishRound/rules/feeding';
import { FeedingSetWire, FishLotWire, subjectOf } from './occurrences/fishLotWire';
import { LotOccurrenceWire } from './occurrences/occurrencesWire';
import { biomassOn, fishOn, needOf, weightOn } from './occurrences/parts/fishSubject';
import { feedSupply, needKg } from './occurrences/types/feedSupply';

beforeEach(() => resetDemo());

/** What a page says of a lot of fish; it is silent on what it does not show. */
interface Facts {
  readonly alive?: number | null;
  readonly grams?: number | null;
  readonly biomass?: number | null;
  readonly ration?: number | null;
  readonly feedKg?: number | null;
  readonly feedToday?: number | null;
  readonly onGain?: number | null;
}

/** The same lot on every page that tells of it, each page read and computed as the application does. */
async function pagesOf(client: Client, lotId: number): Promise<Readonly<Record<string, Facts>>> {
  const get = async (path: string) => (await client.get(path)).body;
  const overview = readAs(FishBoardWire, await get('/PiscicultureDashboard/GetPonds'));
  const pond = overview.ponds.find(({ lot }) => lot?.id === lotId);
  const page = readAs(BoardLotWire, await get(`/PiscicultureDashboard/GetLot?id=${lotId}`));
  const boardFacts = (from: { lot: typeof page.lot; pond: typeof page.pond; serverTime: number }): Facts => {
    const state = fishState(from.lot, from.pond.area);
    const { ration } = lotRation(from.lot, state, from.pond, from.serverTime);
    return {
      alive: state.alive,
      grams: state.grams,
      biomass: state.biomass,
      ration: ration?.kind === 'ration' ? ration.kg : null,
      feedKg: state.feedKg,
      feedToday: state.feedToday,
      onGain: state.conversions.onGain,
    };
  };
  const lots = rowsAs(FishLotWire, await get('/PiscicultureOccurrence/GetLotsForSelect'));
  const sets = rowsAs(FeedingSetWire, await get('/PiscicultureOccurrence/GetFeedingSetsForSelect'));
  const own = lots.find(({ id }) => id === lotId);
  if (!own || !pond?.lot) throw new Error('the lot is missing');
  const subject = subjectOf(own, sets);
  const day = daysBetween(own.startDate ?? '', today());
  const values = { ...valuesOf(feedSupply, null, [lotId]), happenedAt: nowHere() };
  const records = rowsAs(LotOccurrenceWire, await get(`/PiscicultureOccurrence/GetGridData?lotId=${lotId}`));
  const life = readAs(FishLotLifeWire, await get(`/PiscicultureLot/GetGridLotResults?lotId=${lotId}`));
  const last = resultRows(life).at(-1);
  return {
    overview: boardFacts({ lot: pond.lot, pond, serverTime: overview.serverTime }),
    'page of the lot': boardFacts(page),
    'occurrences and round': {
      alive: fishOn(subject, day),
      grams: weightOn(subject, day)?.grams ?? null,
      biomass: biomassOn(subject, day),
      ration: needOf(subject, values).kind === 'ration' ? needKg(subject, values) : null,
      feedToday: fedOn(records, lotId, today()).figures.givenKg,
    },
    results: { grams: last?.grams ?? null, feedKg: lotTotals(life).feedKg },
  };
}

/** What the pages say of one figure: one value, where all that show it agree. */
function said(pages: Readonly<Record<string, Facts>>, figure: keyof Facts): (string | null)[] {
  const all = Object.values(pages)
    .filter((page) => page[figure] !== undefined)
    .map((page) => page[figure]?.toFixed(6) ?? null);
  return [...new Set(all)];
}

describe('a fact of a lot of fish has one owner', () => {
  const lotOf = (housed: number) => {
    const lot = demo.world.fishLots.find(
      (row) => row.customerId === 1 && row.status === 'IN_PROGRESS' && row.housed === housed,
    );
    if (!lot) throw new Error('no lot');
    return lot.id;
  };
  const write = async (client: Client, lotId: number, type: string, values: object) => {
    const answer = await client.write('POST', '/PiscicultureOccurrence/Create', {
      type,
      lotId,
      happenedAt: new Date(Date.now() - 5_000).toISOString(),
      observation: '',
      files: [],
      depletion: [],
      values,
    });
    expect([type, answer.status, answer.text]).toEqual([type, 200, expect.anything()]);
  };
  const FIGURES = ['alive', 'grams', 'biomass', 'ration', 'feedKg', 'feedToday'] as const;

  it('before and after each act, on every page', async () => {
    const client = await clientOf('produtor');
    const [first, second] = [lotOf(10_000), lotOf(22_000)];
    const agree = async (after: string) => {
      for (const lotId of [first, second]) {
        const pages = await pagesOf(client, lotId);
        for (const figure of FIGURES)
          expect([after, lotId, figure, said(pages, figure)]).toEqual([
            after,
            lotId,
            figure,
            [expect.anything() as string],
          ]);
      }
    };
    await write(client, first, 'fornecimento-de-racao', { feed: '36%', quantityKg: 20, parts: [] });
    await write(client, second, 'fornecimento-de-racao', { feed: '32%', quantityKg: 60, parts: [] });
    await agree('feed');
    await write(client, first, 'mortos-e-eliminados', { dead: 40, eliminated: 2, cause: '' });
    await agree('losses');
    await write(client, first, 'transferencia', {
      toLotId: second,
      quantity: 1_000,
      weightKg: 200,
      grade: 'CABECA',
      feedKg: 140,
    });
    await agree('transfer');
    await write(client, first, 'despesca', {
      kind: 'parcial',
      quantity: 500,
      weightKg: 70,
      gta: '1',
      recounted: true,
      counted: 9_000,
      reason: 'CONTADOS NA CLASSIFICACAO',
    });
    const { alive } = (await pagesOf(client, first))['occurrences and round'] ?? {};
    expect(alive).toBe(8_500);
    await agree('harvest that counted anew');
    await write(client, second, 'amostragem-de-peixes', {
      nets: [],
      weightKg: 40,
      fish: 90,
      averageWeight: 444.44,
    });
    await agree('sampling');
  });
});
