import { invalid, json, notFound } from '../answers';
import { route } from '../route';
import { demo } from '../state';
import { stationAccountHandlers } from './stations/account';
import { stationChangeHandlers } from './stations/changes';
import { check } from './stations/check';
import { stationManagementHandlers } from './stations/management';
import { stationReportHandlers } from './stations/reports';
import { KEYS, path, stationOf, wire } from './stations/wire';

export const agricultureStationHandlers = [
  ...stationReportHandlers,
  ...stationAccountHandlers,
  ...stationChangeHandlers,
  ...stationManagementHandlers,
  route(
    'GET',
    path('GetStationTableData'),
    ({ customerId }) =>
      json(demo.world.weatherStations.filter((row) => row.customerId === customerId).map(wire)),
    KEYS,
  ),
  route(
    'GET',
    path('GetById'),
    (call) => {
      const station = stationOf(call, call.query.get('id'));
      return station ? json(wire(station)) : notFound();
    },
    KEYS,
  ),
  route(
    'POST',
    path('Create'),
    async (call) => {
      const { errors, input } = check(call, await call.body());
      if (!input || call.customerId === null) return invalid(errors);
      const first = !demo.world.weatherStations.find((row) => row.customerId === call.customerId);
      const row = demo.world.weatherStations.insert({
        ...input,
        customerId: call.customerId,
        isDefault: first,
        sharedUserIds: [],
        sending: true,
        since: 0,
        silentHours: null,
        manual: {},
      });
      return json(wire(row));
    },
    KEYS,
  ),
  route(
    'PUT',
    path('Edit'),
    async (call) => {
      const station = stationOf(call, call.query.get('id'));
      if (!station) return notFound();
      const { errors, input } = check(call, await call.body(), station);
      return input ? json(wire(demo.world.weatherStations.update(station.id, input))) : invalid(errors);
    },
    KEYS,
  ),
];
