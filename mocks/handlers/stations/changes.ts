import { invalid, json, notFound, refused } from '../../answers';
import { dayNumber, dayText } from '../../db/field/weather';
import { linksOf } from '../../db/loggedUser';
import { flag, id, isDay, text } from '../../read';
import { type Call, route } from '../../route';
import { demo } from '../../state';
import { Checks } from '../admin/checks';
import { byName } from '../land/wire';
import { changed, KEYS, magnitudesOf, path, stationOf } from './wire';

const isInstant = (value: string) => isDay(value.slice(0, 10)) && !Number.isNaN(Date.parse(value));

const usersOf = ({ customerId, user }: Call) =>
  demo.world.users
    .filter(
      (row) =>
        row.id !== user.id && linksOf(demo.world, row.id).some((link) => link.customerId === customerId),
    )
    .map(({ id: userId, name }) => ({ id: userId, name }))
    .toSorted(byName);

export const stationChangeHandlers = [
  route(
    'POST',
    path('SetDefault'),
    (call) =>
      changed(call, (station) => {
        const others = demo.world.weatherStations.filter((row) => row.customerId === call.customerId);
        for (const row of others)
          demo.world.weatherStations.update(row.id, { isDefault: row.id === station.id });
        return json(true);
      }),
    KEYS,
  ),
  route(
    'POST',
    path('SetSending'),
    (call) =>
      changed(call, (station, sent) => {
        demo.world.weatherStations.update(station.id, { sending: flag(sent['sending']) ?? !station.sending });
        return json(true);
      }),
    KEYS,
  ),
  route(
    'POST',
    path('Share'),
    (call) =>
      changed(call, (station, sent) => {
        const users = usersOf(call).map((user) => user.id);
        const wanted = Array.isArray(sent['userIds']) ? sent['userIds'].flatMap((one) => id(one) ?? []) : [];
        demo.world.weatherStations.update(station.id, {
          sharedUserIds: users.filter((one) => wanted.includes(one)),
        });
        return json(true);
      }),
    KEYS,
  ),
  route(
    'GET',
    path('GetLeftOut'),
    (call) => {
      const station = stationOf(call, call.query.get('id'));
      return station ? json(station.leftOut ?? []) : notFound();
    },
    KEYS,
  ),
  route(
    'POST',
    path('LeaveOut'),
    (call) =>
      changed(call, (station, sent) => {
        const checks = new Checks(sent);
        const greatness = checks.word('greatness', 'Grandeza', magnitudesOf(station));
        const reason = checks.text('reason', 'Motivo', 200);
        const [from, to] = [text(sent['from']) ?? '', text(sent['to']) ?? ''];
        if (!isInstant(from)) checks.refuse('from', 'O campo Primeira leitura é obrigatório.');
        else if (!isInstant(to) || Date.parse(to) < Date.parse(from))
          checks.refuse('to', 'A última leitura não pode ser antes da primeira.');
        if (checks.failed) return invalid(checks.errors);
        const known = station.leftOut ?? [];
        const newest = Math.max(0, ...known.map((one) => one.id)) + 1;
        const left = { id: newest, greatness, from, to, reason, userName: call.user.name };
        demo.world.weatherStations.update(station.id, { leftOut: [...known, left] });
        return json({ id: newest });
      }),
    KEYS,
  ),
  route(
    'POST',
    path('TakeBack'),
    (call) =>
      changed(call, (station, sent) => {
        const wanted = id(sent['leftOutId']);
        const known = station.leftOut ?? [];
        if (!known.some((one) => one.id === wanted)) return notFound();
        demo.world.weatherStations.update(station.id, {
          leftOut: known.filter((one) => one.id !== wanted),
        });
        return json(true);
      }),
    KEYS,
  ),
  route('GET', path('GetUsersToShare'), (call) => json(usersOf(call)), KEYS),
  route(
    'POST',
    path('SaveManualReading'),
    (call) =>
      changed(call, (station, sent) => {
        const checks = new Checks(sent);
        const day = checks.day('date', 'Data');
        const rain = sent['rain'];
        if (station.source !== 'MANUAL') return refused('Esta estação é lida por equipamento.');
        if (day > dayText(dayNumber(Date.now()))) checks.refuse('date', 'A data ainda não chegou.');
        if (typeof rain !== 'number' || rain < 0 || rain > 500)
          checks.refuse('rain', 'O campo Chuva deve estar entre 0 e 500 mm.');
        if (checks.failed || typeof rain !== 'number') return invalid(checks.errors);
        const manual = { ...station.manual, [day]: rain };
        demo.world.weatherStations.update(station.id, { manual });
        return json(true);
      }),
    KEYS,
  ),
  route(
    'POST',
    path('DeleteManualReading'),
    (call) =>
      changed(call, (station, sent) => {
        const { [String(sent['date'])]: removed, ...manual } = station.manual;
        if (removed === undefined) return notFound();
        demo.world.weatherStations.update(station.id, { manual });
        return json(true);
      }),
    KEYS,
  ),
];
