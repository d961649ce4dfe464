// @vitest-environment node
import { beforeAll, describe, expect, test } from 'vitest';
import { resetDemo } from './state';
import { type Client, clientOf } from './testClient';

/** Every call of the pages of agriculture and forestry. */
const CALLS = {
  GET: [
    '/CultivationAnalysis/GetPlantings',
    '/CultivationAnalysis/GetByPlanting',
    '/ClimateRelation/GetByPlots',
    '/CropRotation/GetBySeasons',
    '/SoilAnalysis/GetGridData?world=AGRICULTURE',
    '/SoilAnalysis/GetById?world=AGRICULTURE',
    '/SoilAnalysis/GetPoints?world=AGRICULTURE',
    '/Irrigation/GetPlots',
    '/AgricultureResult/GetByHarvests',
    '/AgricultureOccurrence/GetGridData',
    '/AgricultureOccurrence/GetById',
    '/AgricultureOccurrence/GetSprayingHours',
    '/WeatherStation/GetStationTableData',
    '/WeatherStation/GetById',
    '/WeatherStation/GetAccount',
    '/WeatherStation/GetReport',
    '/WeatherStation/GetGreatness',
    '/WeatherStation/GetYearsByData',
    '/WeatherStation/GetLeftOut',
    '/WeatherStation/GetUsersToShare',
    '/WeatherStation/DeleteWithToken',
    '/SatelliteImage/GetDates',
    '/SatelliteImage/GetNdvi',
    '/Cycle/GetGridData',
    '/ClimatePhase/GetGridData',
  ],
  POST: [
    '/CropRotation/Create',
    '/SoilAnalysis/Create?world=AGRICULTURE',
    '/SoilAnalysis/Import?world=AGRICULTURE',
    '/SoilAnalysis/SaveMap?world=AGRICULTURE',
    '/CropRotation/CopySeason',
    '/Irrigation/SaveSettings',
    '/AgricultureOccurrence/Create',
    '/WeatherStation/Create',
    '/WeatherStation/ConnectAccount',
    '/WeatherStation/DisconnectAccount',
    '/WeatherStation/SetDefault',
    '/WeatherStation/SetSending',
    '/WeatherStation/Share',
    '/WeatherStation/SaveManualReading',
    '/WeatherStation/DeleteManualReading',
    '/WeatherStation/LeaveOut',
    '/WeatherStation/TakeBack',
  ],
  PUT: [
    '/SoilAnalysis/Edit?world=AGRICULTURE',
    '/CropRotation/Edit',
    '/AgricultureOccurrence/Edit',
    '/WeatherStation/Edit',
  ],
  DELETE: ['/SoilAnalysis/Delete?world=AGRICULTURE', '/CropRotation/Delete', '/AgricultureOccurrence/Delete'],
} as const;
const CASES = Object.entries(CALLS).flatMap(([method, paths]) =>
  paths.map((path) => [method, path] as const),
);
const REFUSED = 401;
const WITHOUT = ['contador', 'veterinario', 'integrador', 'instalador'];
const WITH = ['produtor', 'usuario', 'agronomo'];

const clients = new Map<string, Client>();
beforeAll(async () => {
  resetDemo();
  for (const account of [...WITHOUT, ...WITH]) clients.set(account, await clientOf(account));
});
async function statusOf(account: string, method: string, path: string): Promise<number> {
  const client = clients.get(account);
  if (!client) throw new Error(account);
  return (await (method === 'GET' ? client.get(path) : client.write(method, path, {}))).status;
}

describe.each(CASES)('%s %s', (method, path) => {
  test('refuses each role without agriculture, and lets in who works the fields', async () => {
    for (const account of WITHOUT)
      expect([account, await statusOf(account, method, path)]).toEqual([account, REFUSED]);
    for (const account of WITH)
      expect([account, await statusOf(account, method, path)]).not.toEqual([account, REFUSED]);
  });
});
