import { json } from '../../answers';
import { type DemoRoute, route } from '../../route';
import { demo } from '../../state';

export const PERSON_TYPES = [
  { id: 1, name: 'Pessoa física' },
  { id: 2, name: 'Pessoa jurídica' },
] as const;
export const ACCOUNT_TYPES = [
  { id: 1, name: 'Produtor rural' },
  { id: 2, name: 'Programa parceiro' },
  { id: 3, name: 'AgroCenter' },
  { id: 4, name: 'Integradora' },
  { id: 5, name: 'Nota rural gratuita' },
] as const;
export const CURRENCIES = [
  { id: 1, name: 'Real (R$)', classification: 'CURRENCY' },
  { id: 2, name: 'Dólar americano (US$)', classification: 'CURRENCY' },
  { id: 3, name: 'Euro (€)', classification: 'CURRENCY' },
  { id: 11, name: 'Saca de soja', classification: 'PRODUCT' },
] as const;
const YES_NO = [
  { id: 'S', name: 'Sim' },
  { id: 'N', name: 'Não' },
];

const fixed = (path: string, rows: readonly { id: number | string; name: string }[]): DemoRoute =>
  route('GET', path, () => json(rows.map((row) => ({ ...row }))), { master: true });

/** The select lists of the customer form. */
export const choiceHandlers = [
  fixed('/CustomerReact/GetPersonType', PERSON_TYPES),
  fixed('/CustomerReact/GetAccountType', ACCOUNT_TYPES),
  fixed('/CustomerReact/GetYesNo', YES_NO),
  route(
    'GET',
    '/CustomerReact/GetCurrencyByClassification',
    ({ query }) => {
      const wanted = query.get('currencyClassification');
      return json(
        CURRENCIES.filter(({ classification }) => classification === wanted).map(({ id, name }) => ({
          id,
          name,
        })),
      );
    },
    { master: true },
  ),
  route(
    'GET',
    '/Profile/GetProfilesForSelect',
    () => json(demo.world.profiles.all().map(({ id, name }) => ({ id, name }))),
    { master: true },
  ),
];
