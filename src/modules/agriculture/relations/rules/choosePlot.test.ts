import { expect, it } from 'vitest';
import { requestedPlot, type PlotOption } from './choosePlot';

const option = (id: number, farmId: number, farmName: string, plotName: string): PlotOption => ({
  id,
  farmId,
  farmName,
  plotName,
  name: `${plotName} · ${farmName}`,
});
const OPTIONS = [
  option(1, 10, 'ÁGUA DOCE', 'TALHÃO 01'),
  option(2, 10, 'ÁGUA DOCE', 'TALHÃO 02'),
  option(3, 20, 'SANTA RITA', 'TALHÃO 01'),
];
const requested = (query: string) => requestedPlot(OPTIONS, new URLSearchParams(query))?.id;

it.each([
  ['', 1],
  ['polygonId=2', 2],
  ['polygonId=2&polygonName=TALHÃO 01', 2],
  ['polygonName=talhao 02', 2],
  ['farmId=20', 3],
  ['farmId=20&polygonName=Talhão 01', 3],
  ['farmName=santa rita&polygonName=talhao 01', 3],
  ['farmId=99&farmName=Santa Rita', 3],
  ['polygonId=99&polygonName=talhao 02', 2],
  ['polygonId=99', undefined],
  ['polygonName=outro', undefined],
])('of %j takes plot %s', (query, id) => {
  expect(requested(query)).toBe(id);
});

it.each([
  ['', 2, 2],
  ['farmId=10', 2, 2],
  // The address says more.
  ['farmId=20', 2, 3],
  ['polygonId=1', 2, 1],
  ['polygonId=99', 2, undefined],
  ['', 99, 1],
])('of %j after plot %s takes plot %s', (query, lastPlot, id) => {
  expect(requestedPlot(OPTIONS, new URLSearchParams(query), lastPlot)?.id).toBe(id);
});
