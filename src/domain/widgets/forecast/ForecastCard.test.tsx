import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Provider } from 'react-redux';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { backend } from '../../../../mocks/faults/backend';
import { aLoggedUserAnswer } from '../../../../mocks/build/session';
import { resetDemo, server } from '../../../../mocks/server';
import { demo } from '../../../../mocks/state';
import { identityLoaded, identitySlice } from '@/domain/identity/identitySlice';
import { readLoggedUser } from '@/domain/identity/readIdentity.test.kit';
import { selectScope } from '@/domain/identity/selectors';
import { tokenStore } from '@/domain/identity/tokenStore';
import { configureHttp } from '@/platform/http/policy';
import { startI18n } from '@/platform/i18n/i18n';
import { setLogSink } from '@/platform/log/log';
import { DEFAULT_PREFERENCES } from '@/platform/preferences/preferences';
import { configureScope } from '@/platform/store/scope';
import { createAppStore } from '@/platform/store/store';
import { AppThemeProvider } from '@/platform/theme/AppThemeProvider';
import { configureKeptData } from '@/platform/store/keptAnswers';
import { ForecastCard } from './ForecastCard';
import { forecastEntry } from './forecastEntry.test.kit';

const FORECAST = '/centralagroclimaticaprevisao/getsimpleforecastsbycitycode';
const FAVOURITE = '/user/updatefavoritycity';

beforeAll(async () => {
  server.listen({ onUnhandledRequest: 'error' });
  await startI18n('pt-BR', ['ui', 'forms', 'forecast']);
});
afterAll(() => server.close());
beforeEach(() => {
  resetDemo();
  setLogSink(() => undefined);
  configureKeptData({ get: () => Promise.resolve(undefined), set: () => Promise.resolve() });
});
afterEach(() => configureKeptData());

function show(account = 'produtor') {
  const store = createAppStore({ isReset: () => false, keep: [] }, [identitySlice]);
  configureScope(() => selectScope(store.getState()));
  const { identity, accessToken, tokenForm } = readLoggedUser(aLoggedUserAnswer(account));
  tokenStore.keep(accessToken, tokenForm);
  configureHttp({ bearer: tokenStore.access, antiForgery: tokenStore.form, onError: () => undefined });
  store.dispatch(identityLoaded(identity));
  render(
    <Provider store={store}>
      <AppThemeProvider preferences={DEFAULT_PREFERENCES}>
        <ForecastCard />
      </AppThemeProvider>
    </Provider>,
  );
  return userEvent.setup();
}

const days = () => screen.findByRole('list', { name: 'Previsão por dia' });
const city = () => screen.getByRole('combobox', { name: 'Cidade' });
const sent = (path: string) => demo.calls.filter((call) => call.path.toLowerCase() === path);

async function choose(user: ReturnType<typeof userEvent.setup>, typed: string, name: string) {
  await user.clear(city());
  await user.paste(typed);
  await user.click(await screen.findByRole('option', { name }));
}

describe('the city', () => {
  it('is at first the favourite, asked for by its code', async () => {
    show();
    expect(within(await days()).getAllByRole('button')).toHaveLength(7);
    expect(city()).toHaveValue('Toledo - Paraná');
    expect(sent('/city/getcitiesforselect')[0]?.query).toEqual({ customerCitySelected: 'true' });
    expect(sent(FORECAST)[0]?.query).toEqual({ code: '4127700' });
    expect(screen.getByRole('button', { name: 'Deixar de ter Toledo como favorita' })).toHaveAttribute(
      'aria-pressed',
      'true',
    );
  });

  it('is asked for where there is no favourite', async () => {
    const user = show('expirado');
    expect(await screen.findByText('Escolha uma cidade')).toBeVisible();
    expect(sent(FORECAST)).toEqual([]);
    await choose(user, 'londri', 'Londrina - Paraná');
    expect(await days()).toBeVisible();
    expect(screen.getByRole('button', { name: 'Tornar Londrina a cidade favorita' })).toBeVisible();
  });

  it('is another when one is chosen, and stays when the field is emptied', async () => {
    const user = show();
    await days();
    await choose(user, 'cascavel parana', 'Cascavel - Paraná');
    await waitFor(() => expect(sent(FORECAST).at(-1)?.query).toEqual({ code: '4104808' }));
    expect(await days()).toBeVisible();
    await user.clear(city());
    await user.tab();
    expect(city()).toHaveValue('Cascavel - Paraná');
  });
});

describe('the favourite', () => {
  it('changes only when the server has taken it', async () => {
    const user = show();
    await days();
    await choose(user, 'maripa', 'Maripá - Paraná');
    backend.breaks('chooseFavouriteCity', { body: { error: { message: 'Falhou aqui' } } });
    const star = () => screen.getByRole('button', { name: /Maripá/ });
    await user.click(star());
    expect(await screen.findByRole('alert')).toHaveTextContent('A cidade favorita não foi alterada.');
    expect(star()).toHaveAttribute('aria-pressed', 'false');

    backend.recovers();
    await user.click(star());
    await waitFor(() => expect(star()).toHaveAttribute('aria-pressed', 'true'));
    expect(screen.queryByRole('alert')).toBeNull();
    const maripa = demo.world.cities.find(({ name }) => name === 'Maripá')?.id;
    expect(sent(FAVOURITE).at(-1)?.body).toEqual({ FavoriteCityId: maripa });
    expect(demo.world.customers.need(1).favoriteCityId).toBe(maripa);
  });

  it('is given up with null; its forecast stays', async () => {
    const user = show();
    await days();
    await user.click(screen.getByRole('button', { name: 'Deixar de ter Toledo como favorita' }));
    expect(await screen.findByRole('button', { name: 'Tornar Toledo a cidade favorita' })).toBeVisible();
    expect(sent(FAVOURITE).map(({ body }) => body)).toEqual([{ FavoriteCityId: null }]);
    expect(city()).toHaveValue('Toledo - Paraná');
    expect(await days()).toBeVisible();
  });

  it('is sent once by a double click', async () => {
    backend.waits('chooseFavouriteCity', 100, { times: 1 });
    const user = show();
    await days();
    await user.dblClick(screen.getByRole('button', { name: /Toledo/ }));
    expect(await screen.findByRole('button', { name: 'Tornar Toledo a cidade favorita' })).toBeVisible();
    expect(sent(FAVOURITE)).toHaveLength(1);
  });
});

describe('the forecast', () => {
  it('says for each day its extremes, rain and sky, and by its hours what stands out', async () => {
    backend.answers('readForecast', [
      forecastEntry('2026-09-18T05:00:00-03:00', {
        air_temperature: 13.9,
        relative_humidity: 96,
        conditions: 'drizzle',
      }),
      forecastEntry('2026-09-18T15:00:00-03:00', {
        air_temperature: 33.4,
        relative_humidity: 29,
        rain: 1.25,
        wind_speed: 12,
        wind_gust: 27,
        wind_direction: 'SW',
        conditions: 'few clouds',
      }),
      forecastEntry('2026-09-18T16:00:00-03:00', { rain: 2.5, conditions: 'granizo', wind_direction: 'VAR' }),
      forecastEntry('2026-09-19T09:00:00-03:00', {}),
    ]);
    const user = show();
    const [first] = within(await days()).getAllByRole('button');
    expect(first).toHaveAccessibleName(
      'sex 18/09/2026 Poucas nuvens Máxima 33° Mínima 14° Chuva acumulada 3,8 mm',
    );
    expect(screen.getByText(/^Fonte: Central Agroclimática/)).toHaveTextContent(
      'Última atualização: 18/09/2026 06:00',
    );

    await user.click(first as HTMLElement);
    const table = screen.getByRole('table', { name: 'Previsão por hora, sexta-feira, 18/09/2026' });
    const line = (name: RegExp) =>
      within(within(table).getByRole('row', { name }))
        .getAllByRole('cell')
        .map((cell) => cell.textContent);
    const heads = within(table).getAllByRole('columnheader');
    expect(heads.map((head) => head.textContent)).toEqual(['Hora', '05:00', '15:00', '16:00']);
    expect(line(/^Céu/)).toEqual(['Garoa', 'Poucas nuvens', 'granizo']);
    expect(line(/^Temperatura °C/)).toEqual(['13,9 Frio', '33,4 Calor', '20,0']);
    expect(line(/^Umidade %/)).toEqual(['96 Úmido', '29 Seco', '60']);
    expect(line(/^Chuva mm/)).toEqual(['0,0', '1,3', '2,5']);
    expect(line(/^Vento km\/h/)).toEqual(['5', '12', '5']);
    expect(line(/^Rajada km\/h/)).toEqual(['9', '27', '9']);
    expect(line(/^Direção/)).toEqual(['Svento do sul', 'SOvento de sudoeste', 'VAR']);
    const skies = [...table.querySelectorAll('[data-sky]')].map((icon) => icon.getAttribute('data-sky'));
    expect(skies).toEqual(['drizzle-night', 'fewClouds-day', 'unknown-night']);
    expect(
      [...table.querySelectorAll('[data-rotation]')].map((arrow) => arrow.getAttribute('data-rotation')),
    ).toEqual(['0', '45']);
    // What the marks mean stands under the hours, and the hours can be scrolled from the keyboard.
    expect(screen.getByText('acima de 33 °C')).toBeVisible();
    expect(screen.getByRole('group', { name: /^Previsão por hora/ })).toHaveFocus();

    await user.click(screen.getByRole('button', { name: 'Próximo dia' }));
    expect(screen.getByRole('table', { name: /sábado, 19\/09\/2026/ })).toBeVisible();
    expect(screen.getByRole('button', { name: 'Próximo dia' })).toHaveAttribute('aria-disabled', 'true');
    await user.click(screen.getByRole('button', { name: 'Resumo' }));
    expect(await days()).toBeVisible();
  });

  it('says so when there is none', async () => {
    const user = show();
    await days();
    await choose(user, 'rorain', 'Rorainópolis - Roraima');
    expect(await screen.findByText('Sem dados')).toBeVisible();
    backend.answers('readForecast', [null, { forecast_date_ISO: '?' }]);
    await user.click(screen.getByRole('button', { name: 'Atualizar Previsão do tempo' }));
    await waitFor(() => expect(sent(FORECAST).length).toBeGreaterThan(2));
    expect(await screen.findByText('Sem dados')).toBeVisible();
  });

  it('is asked for again after a failure', async () => {
    backend.breaks('readForecast', { body: { error: { message: 'x' } } });
    const user = show();
    expect(await screen.findByText('Código 500')).toBeVisible();
    backend.recovers();
    await user.click(screen.getByRole('button', { name: 'Tentar novamente' }));
    expect(await days()).toBeVisible();
  });

  it('waits for the cities, which can fail too', async () => {
    backend.breaks('listCities');
    const user = show();
    expect(await screen.findByText('Código 500')).toBeVisible();
    backend.recovers();
    await user.click(screen.getByRole('button', { name: 'Tentar novamente' }));
    expect(await days()).toBeVisible();
  });
});
