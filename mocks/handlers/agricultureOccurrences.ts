import { type FieldErrors, forbidden, invalid, json, notFound, refused } from '../answers';
import { zoneOfFarm } from '../db/field/farmZone';
import { dayOfText, type Magnitude, pointOf, startOfDay } from '../db/field/weather';
import { forecastOf } from '../db/forecast';
import type { FieldOccurrence } from '../db/occurrence/occurrenceTypes';
import type { Plot } from '../db/mapTypes';
import { id, isDay, text } from '../read';
import { type Call, route } from '../route';
import { demo } from '../state';
import { stationFor } from './agricultureIrrigation';
import { harvestErrors } from './harvestChecks';
import { activityOf } from './land/wire';
import { filesOf } from './occurrenceFiles';
import { changedMeanwhile, nextVersion, versionOf } from './occurrenceVersion';
import { depletionOf, depletionErrors, entriesOf, placeOfPlot } from './occurrenceStock';

const OCCURRENCE = { permission: ['AGRICULTURE_OCCURRENCE', 'SILVICULTURE_OCCURRENCE'] } as const;
const MEDICAL_LEAVE = 'afastamento-medico';
const SPRAYING = 'pulverizacao';
const HOUR_MS = 3_600_000;
/** Days after the first that have hours. */
const MOST_DAYS = 7;
const LONGEST_NOTE = 1000;
const TYPES = [
  'analise-de-solo',
  'preparo-do-solo',
  'correcao-de-solo',
  'plantio',
  'adubacao',
  SPRAYING,
  'irrigacao',
  'colheita',
  'abastecimento',
  'solicitacao-de-baixa',
  'orientacao-tecnica',
  'checklist',
  'medida-de-variavel',
  'treinamento',
  MEDICAL_LEAVE,
  'diario-de-bordo',
];

type Sent = Record<string, unknown>;
const isObject = (value: unknown): value is Sent => typeof value === 'object' && value !== null;

const isAdministrator = ({ link }: Call) => {
  const type = demo.world.profiles.get(link?.profileId)?.licenceType;
  return type === 1 || type === 2 || ((type === 8 || type === 9) && link?.isOwner === true);
};
const ownOf = ({ customerId }: Call, wanted: unknown) => {
  const row = demo.world.occurrence.fieldOccurrences.get(id(wanted));
  return row?.customerId === customerId ? row : undefined;
};
const documentOf = (row: FieldOccurrence) => depletionOf(row, 'plot');

/** Plots of an occurrence that no list of plots has any more. */
function formerPlotsOf(row: FieldOccurrence) {
  return row.plotIds.flatMap((plotId) => {
    const plot = demo.world.plots.get(plotId);
    if (!plot || plot.active) return [];
    return [
      {
        id: plot.id,
        name: plot.name,
        farmName: demo.world.farms.get(plot.farmId)?.name ?? '',
        usefulAreaSize: plot.usefulAreaSize,
        systemBusinessActivityFarmingClassification: activityOf(
          demo.world.costCenters.need(plot.costCenterId).farmActivityId,
        ).farmingClassification,
      },
    ];
  });
}

/** An occurrence as every call sends it. */
export function fieldOccurrenceWire(row: FieldOccurrence) {
  const document = documentOf(row);
  const { customerId: _owner, clientKeys: _keys, ...shown } = row;
  return {
    ...shown,
    version: versionOf(row),
    formerPlots: formerPlotsOf(row),
    values: row.values as Record<string, string>,
    document: document ? { id: document.id, number: document.number } : null,
  };
}

const isMoment = (value: string | undefined): value is string =>
  value !== undefined && isDay(value.slice(0, 10)) && !Number.isNaN(Date.parse(value));
/** An empty text is no moment that was sent. */
const momentOf = (value: unknown) => text(value) || undefined;

function momentErrors(happenedAt: string | undefined, plannedAt: string | undefined): FieldErrors {
  const errors: FieldErrors = {};
  if (plannedAt !== undefined && !isMoment(plannedAt)) errors['PlannedAt'] = ['Informe a data e a hora.'];
  if (happenedAt === undefined ? plannedAt === undefined : !isMoment(happenedAt))
    errors['HappenedAt'] = ['Informe a data e a hora.'];
  else if (happenedAt !== undefined && Date.parse(happenedAt) > Date.now() + 60_000)
    errors['HappenedAt'] = ['A data não pode ser depois de agora.'];
  return errors;
}

/** The plots that were sent, none where one of them is not there; one that was inactivated stays in what was done on it before. */
function plotsOf({ customerId }: Call, sent: unknown, before: FieldOccurrence | undefined): Plot[] {
  if (!Array.isArray(sent)) return [];
  const plots = [...new Set(sent.map(id))].map((one) => {
    const plot = demo.world.plots.get(one);
    const isOwn = plot?.customerId === customerId;
    return isOwn && (plot.active || before?.plotIds.includes(plot.id)) ? plot : undefined;
  });
  const found = plots.filter((plot) => plot !== undefined);
  return found.length < plots.length ? [] : found;
}

function areaErrors(values: Sent, plots: readonly Plot[], before: FieldOccurrence | undefined): FieldErrors {
  const area = values['area'];
  // A plot that was parted since keeps what was done on the whole of it.
  const isAsSaved =
    before?.values['area'] === area && before?.plotIds.join() === plots.map((plot) => plot.id).join();
  if (isAsSaved) return {};
  const useful = plots.reduce((sum, plot) => sum + plot.usefulAreaSize, 0);
  if (area == null) return {};
  if (typeof area !== 'number' || area <= 0) return { Area: ['A área deve ser maior que zero.'] };
  if (area <= useful + 0.001) return {};
  return { Area: [`A área útil dos talhões é ${useful.toFixed(2).replace('.', ',')} ha.`] };
}

/** What the clocks of a farm show: 'YYYY-MM-DDTHH:mm'. */
const clock = (instant: string, zone: number) =>
  new Date(Date.parse(instant) - zone).toISOString().slice(0, 16);

/** Now, and a minute for clocks that differ. */
const soon = (zone: number) => clock(new Date(Date.now() + 60_000).toISOString(), zone);

/** Work ends after it begins; what is done has ended. */
function endErrors(
  values: Sent,
  zone: number,
  happenedAt: string | undefined,
  begin: string | undefined,
): FieldErrors {
  const end = text(values['endAt']);
  if (end === undefined || end === '' || !isMoment(begin)) return {};
  if (!isMoment(end)) return { EndAt: ['Informe a data e a hora.'] };
  if (end < clock(begin, zone)) return { EndAt: ['O término não pode ser antes do início.'] };
  const isLater = happenedAt !== undefined && end > soon(zone);
  return isLater ? { EndAt: ['O que está realizado não termina depois de agora.'] } : {};
}

/** What lies between two figures, by type of work. */
const LIMITS: Readonly<Record<string, readonly [name: string, min: number, max: number]>> = {
  'preparo-do-solo': ['depthCm', 1, 100],
  irrigacao: ['mm', 0.01, 300],
  abastecimento: ['litres', 0.01, 100_000],
};

/** What every work says of itself: its harvest is the customer's, its dose and its hours are no less than nothing. */
function valueErrors({ customerId }: Call, type: string, values: Sent): FieldErrors {
  const errors: FieldErrors = {};
  const { harvestId, soilAnalysisId, dose, hours } = values;
  const [name = '', min = 0, max = 0] = LIMITS[type] ?? [];
  const figure = values[name];
  if (figure != null && !(typeof figure === 'number' && figure >= min && figure <= max))
    errors[name.charAt(0).toUpperCase() + name.slice(1)] = [`O valor deve estar entre ${min} e ${max}.`];
  if (harvestId != null && demo.world.harvests.get(id(harvestId))?.customerId !== customerId)
    errors['HarvestId'] = ['Safra não encontrada.'];
  if (soilAnalysisId != null && demo.world.soil.analyses.get(id(soilAnalysisId))?.customerId !== customerId)
    errors['SoilAnalysisId'] = ['Análise de solo não encontrada.'];
  if (dose != null && !(typeof dose === 'number' && dose > 0))
    errors['Dose'] = ['A dose deve ser maior que zero.'];
  if (hours != null && !(typeof hours === 'number' && hours >= 0))
    errors['Hours'] = ['As horas não podem ser negativas.'];
  return errors;
}

/**
 * Periods of a spraying begin with it or later, end after they begin, not after its end, and do not overlap
 * (FA-287–289); those of a spraying that was done have ended.
 */
function periodErrors(
  type: string,
  values: Sent,
  zone: number,
  happenedAt: string | undefined,
  begin: string | undefined,
): FieldErrors {
  if (type !== SPRAYING) return {};
  const sent: unknown[] = Array.isArray(values['periods']) ? values['periods'] : [];
  const periods = sent.map((one) => {
    const period = (typeof one === 'object' && one !== null ? one : {}) as Sent;
    return { from: text(period['from']), to: text(period['to']) };
  });
  const end = text(values['endAt']);
  const errors: FieldErrors = {};
  periods.forEach(({ from, to }, at) => {
    const place = `Periods[${String(at)}].From`;
    if (!isMoment(begin)) errors[place] = ['Informe primeiro o início da pulverização.'];
    else if (from === undefined || to === undefined || to <= from)
      errors[`Periods[${String(at)}].To`] = ['Informe início e fim do período, nesta ordem.'];
    else if (from < clock(begin, zone)) errors[place] = ['O período não pode começar antes da pulverização.'];
    else if (happenedAt !== undefined && to > soon(zone))
      errors[`Periods[${String(at)}].To`] = [
        'O que está realizado não tem período que termina depois de agora.',
      ];
    else if (end !== undefined && isMoment(end) && end < to)
      errors['EndAt'] = ['O término não pode ser antes do fim do último período.'];
    else {
      const other = periods
        .slice(0, at)
        .findIndex((one) => one.from !== undefined && one.to !== undefined && one.from < to && from < one.to);
      if (other >= 0) errors[place] = [`O período se sobrepõe ao período ${String(other + 1)}.`];
    }
  });
  return errors;
}

/** Weather hour by hour: measured while hours are past, by the forecast for the farm's city ahead. */
function sprayingHours(call: Call): Response {
  const plot = demo.world.plots.get(id(call.query.get('plotId')));
  if (plot?.customerId !== call.customerId) return notFound();
  const [from, to] = ['from', 'to'].map((name) => dayOfText(call.query.get(name) ?? ''));
  if (from === undefined || to === undefined || !(to >= from) || to - from > MOST_DAYS)
    return invalid({ from: ['Informe o período, de até oito dias.'] });
  const station = stationFor(call, plot)?.station;
  const city = demo.world.cities.need(demo.world.farms.need(plot.farmId).cityId);
  const forecasts = new Map(forecastOf(city).map((one) => [Date.parse(one.forecast_date_ISO), one.forecast]));
  const now = Date.now();
  const hours = [];
  const zone = zoneOfFarm(demo.world, plot.farmId);
  for (let ms = startOfDay(from, zone); ms < startOfDay(to + 1, zone); ms += HOUR_MS) {
    const at = new Date(ms).toISOString();
    const forecast = forecasts.get(ms);
    if (ms + HOUR_MS <= now && station) {
      const of = (magnitude: Magnitude) => pointOf(station, magnitude, ms, ms + HOUR_MS).value;
      hours.push({
        at,
        source: 'STATION',
        temperature: of('TEMPERATURE'),
        humidity: of('HUMIDITY'),
        wind: of('WIND_SPEED'),
        rain: of('RAIN'),
      });
    } else if (ms + HOUR_MS > now && forecast)
      hours.push({
        at,
        source: 'FORECAST',
        temperature: forecast.air_temperature,
        humidity: forecast.relative_humidity,
        wind: forecast.wind_speed,
        rain: forecast.rain,
      });
  }
  return json({ stationName: station?.name ?? null, hours });
}

/** The record that an entry became when it was sent before. */
const knownBy = ({ customerId }: Call, key: string | undefined) =>
  demo.world.occurrence.fieldOccurrences.find(
    (row) => row.customerId === customerId && row.clientKeys?.some((one) => one.key === key) === true,
  );

/** An entry that is sent again, for its answer was lost, is answered anew; changed meanwhile, it changes its record. */
async function save(call: Call, edited: FieldOccurrence | undefined): Promise<Response> {
  const { clientKey, ...sent } = await call.body();
  const key = text(clientKey);
  const known = key === undefined ? undefined : knownBy(call, key);
  const content = JSON.stringify(sent);
  if (known?.clientKeys?.some((one) => one.key === key && one.sent === content))
    return json(fieldOccurrenceWire(known));
  const before = edited ?? known;
  const changed = changedMeanwhile(sent['version'], before);
  if (changed) return changed;
  const type = before?.type ?? text(sent['type']) ?? '';
  if (!TYPES.includes(type)) return refused('Tipo de ocorrência desconhecido.');
  if (type === MEDICAL_LEAVE && !isAdministrator(call))
    return forbidden({ constantFilter: 'AGRICULTURE_OCCURRENCE' });
  const document = before && documentOf(before);
  if (document) return refused(`Já existe o documento de baixa nº ${document.number} para esta ocorrência.`);
  const plots = plotsOf(call, sent['plotIds'], before);
  const [first] = plots;
  if (!first) return invalid({ PlotIds: ['Escolha ao menos um talhão.'] });
  const [happenedAt, plannedAt] = [momentOf(sent['happenedAt']), momentOf(sent['plannedAt'])];
  const observation = text(sent['observation']) ?? '';
  const values = isObject(sent['values']) ? sent['values'] : {};
  // What is only planned takes nothing yet.
  const depletion = entriesOf(sent['depletion']);
  const zone = zoneOfFarm(demo.world, first.farmId);
  const errors = {
    ...momentErrors(happenedAt, plannedAt),
    ...(observation.length > LONGEST_NOTE ? { Observation: [`No máximo ${LONGEST_NOTE} caracteres.`] } : {}),
    ...valueErrors(call, type, values),
    ...areaErrors(values, plots, before),
    ...harvestErrors(type, values),
    ...periodErrors(type, values, zone, happenedAt, happenedAt ?? plannedAt),
    ...endErrors(values, zone, happenedAt, happenedAt ?? plannedAt),
    ...(happenedAt === undefined ? {} : depletionErrors(placeOfPlot(first), depletion)),
  };
  if (Object.keys(errors).length > 0) return invalid(errors);
  const { fieldOccurrences } = demo.world.occurrence;
  const kept = {
    customerId: first.customerId,
    plotIds: plots.map((plot) => plot.id),
    type,
    happenedAt: happenedAt ?? null,
    plannedAt: plannedAt ?? null,
    observation,
    files: filesOf(sent['files']),
    depletion,
    userName: call.user.name,
    values,
    version: nextVersion(before),
    clientKeys: [
      ...(before?.clientKeys ?? []).filter((one) => one.key !== key),
      ...(key === undefined ? [] : [{ key, sent: content }]),
    ],
  };
  const row = before ? fieldOccurrences.update(before.id, kept) : fieldOccurrences.insert(kept);
  return json(fieldOccurrenceWire(row));
}

export const agricultureOccurrenceHandlers = [
  route(
    'GET',
    '/AgricultureOccurrence/GetGridData',
    (call) => {
      const hidden = !isAdministrator(call);
      const rows = demo.world.occurrence.fieldOccurrences.filter(
        (row) => row.customerId === call.customerId && !(hidden && row.type === MEDICAL_LEAVE),
      );
      return json(rows.map(fieldOccurrenceWire));
    },
    OCCURRENCE,
  ),
  route(
    'GET',
    '/AgricultureOccurrence/GetById',
    (call) => {
      const row = ownOf(call, call.query.get('id'));
      return !row || (row.type === MEDICAL_LEAVE && !isAdministrator(call))
        ? notFound()
        : json(fieldOccurrenceWire(row));
    },
    OCCURRENCE,
  ),
  route('GET', '/AgricultureOccurrence/GetSprayingHours', sprayingHours, OCCURRENCE),
  route('POST', '/AgricultureOccurrence/Create', (call) => save(call, undefined), OCCURRENCE),
  route(
    'PUT',
    '/AgricultureOccurrence/Edit',
    (call) => {
      const row = ownOf(call, call.query.get('id'));
      return row ? save(call, row) : notFound();
    },
    OCCURRENCE,
  ),
  route(
    'DELETE',
    '/AgricultureOccurrence/Delete',
    (call) => {
      const row = ownOf(call, call.query.get('id'));
      if (!row) return notFound();
      if (row.type === MEDICAL_LEAVE && !isAdministrator(call))
        return forbidden({ constantFilter: 'AGRICULTURE_OCCURRENCE' });
      const document = documentOf(row);
      if (document)
        return refused(`Já existe o documento de baixa nº ${document.number} para esta ocorrência.`);
      demo.world.occurrence.fieldOccurrences.remove(row.id);
      return json({ id: row.id });
    },
    OCCURRENCE,
  ),
];
