import { invalid, json, notFound, nothing, refused } from '../../answers';
import { text } from '../../read';
import { route } from '../../route';
import { demo } from '../../state';
import { Checks } from '../admin/checks';
import { accountOf, KEYS, path, stationOf } from './wire';

const SHORTEST_TOKEN = 6;

export const stationAccountHandlers = [
  route('GET', path('GetAccount'), (call) => json({ account: accountOf(call)?.account ?? null }), KEYS),
  route(
    'POST',
    path('ConnectAccount'),
    async (call) => {
      const sent = await call.body();
      const checks = new Checks(sent);
      const account = checks.text('account', 'Conta', 120);
      const token = text(sent['token']) ?? '';
      if (token.length < SHORTEST_TOKEN) checks.refuse('token', 'O parceiro não reconheceu este token.');
      if (checks.failed || call.customerId === null) return invalid(checks.errors);
      const before = accountOf(call);
      if (before) demo.world.field.weatherAccounts.update(before.id, { account });
      else demo.world.field.weatherAccounts.insert({ customerId: call.customerId, account });
      return json({ account });
    },
    KEYS,
  ),
  route(
    'POST',
    path('DisconnectAccount'),
    (call) => {
      const account = accountOf(call);
      if (account) demo.world.field.weatherAccounts.remove(account.id);
      return nothing();
    },
    KEYS,
  ),
  route(
    'GET',
    path('DeleteWithToken'),
    (call) => {
      const station = stationOf(call, call.query.get('id'));
      if (!station) return notFound();
      const token = call.query.get('token') ?? '';
      if (!accountOf(call) || token.length < SHORTEST_TOKEN)
        return refused('Para remover a estação, conecte a conta do parceiro de dados meteorológicos.');
      const plots = demo.world.plots.filter((plot) => plot.weatherStationId === station.id);
      for (const plot of plots) demo.world.plots.update(plot.id, { weatherStationId: null });
      demo.world.weatherStations.remove(station.id);
      return json(true);
    },
    KEYS,
  ),
];
