import { invalid, json, nothing, refused } from '../answers';
import { forecastOf } from '../db/forecast';
import { id } from '../read';
import { route } from '../route';
import { demo } from '../state';

/** The service knows every city but this one, so that an empty forecast can be seen. */
const WITHOUT_FORECAST = 'Rorainópolis';

const byCityCode = route('GET', '/CentralAgroClimaticaPrevisao/GetSimpleForecastsByCityCode', ({ query }) => {
  const code = id(query.get('code'));
  if (code === undefined) return invalid({ code: ['O código do município é obrigatório.'] });
  const city = demo.world.cities.find((row) => row.code === code);
  if (!city) return refused('Município não encontrado.', 404);
  return city.name === WITHOUT_FORECAST ? json([]) : json(forecastOf(city));
});

const updateFavourite = route('POST', '/User/UpdateFavorityCity', async ({ body, customerId }) => {
  const sent = await body();
  if (customerId === null) return refused('Selecione um produtor.');
  if (!('FavoriteCityId' in sent)) return invalid({ FavoriteCityId: ['O município é obrigatório.'] });
  const city = demo.world.cities.get(id(sent['FavoriteCityId']));
  if (!city && sent['FavoriteCityId'] !== null)
    return invalid({ FavoriteCityId: ['Município não encontrado.'] });
  demo.world.customers.update(customerId, { favoriteCityId: city?.id ?? null });
  return nothing();
});

export const forecastHandlers = [byCityCode, updateFavourite];
