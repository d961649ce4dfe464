// @vitest-environment node
import { beforeEach, describe, expect, test } from 'vitest';
import { demo, resetDemo } from './state';
import { type Client, clientOf } from './testClient';

let client: Client;
beforeEach(async () => {
  resetDemo();
  client = await clientOf('produtor');
});

const errorsOf = (body: unknown) => Object.keys((body as { errors: Record<string, string[]> }).errors).sort();
const messagesOf = (body: unknown) =>
  Object.values((body as { errors: Record<string, string[]> }).errors).flat();
const messageOf = (body: unknown) => (body as { error: { message: string } }).error.message;

const centerBody = async (id: number) => {
  const { body } = await client.get(`/FarmActivityField/EditJs?id=${id}`);
  return body as Record<string, unknown> & { farmRealEstates: { apportionedAreaSize: number }[] };
};
const plotBody = async (id: number) =>
  (await client.get(`/FarmActivityFieldPolygon/GetById?id=${id}`)).body as Record<string, unknown>;

describe('properties', () => {
  const create = (fields: object) =>
    client.write('POST', '/Farm/CreateJs', {
      name: 'FAZENDA NOVA',
      personId: demo.world.farms.need(1).personId,
      address: 'ESTRADA, KM 1',
      cityId: demo.world.farms.need(1).cityId,
      communityId: demo.world.farms.need(1).communityId,
      quotationSourceId: demo.world.farms.need(1).quotationSourceId,
      BusinessActivitiesIdsSelected: [1],
      farmType: 1,
      isMainFarm: false,
      ...fields,
    });

  test('ask for all their fields', async () => {
    const { status, body } = await client.write('POST', '/Farm/CreateJs', {});
    expect(status).toBe(400);
    expect(errorsOf(body)).toEqual([
      'Address',
      'CityId',
      'CommunityId',
      'FarmType',
      'Name',
      'PersonId',
      'QuotationSourceId',
    ]);
  });

  test('carry on the activities that were chosen', async () => {
    const { body } = await create({ BusinessActivitiesIdsSelected: [1, 5] });
    expect(body).toMatchObject({ BusinessActivitiesIdsSelected: [1, 5], isAllowPolygon: true });
  });

  test('take up another activity, and keep those they have', async () => {
    const before = (await create({ BusinessActivitiesIdsSelected: [1] })).body as { id: number };
    const rows = () =>
      demo.world.farmActivities
        .filter(({ farmId }) => farmId === before.id)
        .map((row) => [row.id, row.businessActivityId]);
    const [first] = rows();
    await client.write('POST', '/Farm/EditJs', { ...before, BusinessActivitiesIdsSelected: [1, 5] });
    expect(rows()).toEqual([first, [expect.any(Number), 5]]);
  });

  test('that store grain come with their cost center, incomplete', async () => {
    const { body } = await create({ farmType: 2 });
    const farmId = (body as { id: number }).id;
    const [center] = demo.world.costCenters.filter((row) => row.farmId === farmId);
    expect(center).toMatchObject({ name: 'ARMAZEM DE GRAOS', farmActivityFieldTypeId: null });
  });

  test('have one main one', async () => {
    await create({ isMainFarm: true });
    expect(
      demo.world.farms.filter((row) => row.customerId === 1 && row.isMainFarm).map((row) => row.name),
    ).toEqual(['FAZENDA NOVA']);
  });

  test('in use are not deleted, and an activity with cost centers is not taken away', async () => {
    const refused = await client.write('DELETE', '/Farm/Delete?id=1');
    expect(refused.status).toBe(400);
    expect(messageOf(refused.body)).toMatch(/^Propriedade em uso/);
    const farm = (await client.get('/Farm/GetById?id=1')).body as object;
    const edit = await client.write('POST', '/Farm/EditJs', { ...farm, BusinessActivitiesIdsSelected: [] });
    expect(errorsOf(edit.body)).toEqual(['BusinessActivitiesIdsSelected']);
  });

  test('of another customer do not exist', async () => {
    const foreign = demo.world.farms.find((row) => row.customerId !== 1)?.id;
    expect((await client.get(`/Farm/GetById?id=${foreign}`)).status).toBe(404);
    expect((await client.write('DELETE', `/Farm/Delete?id=${foreign}`)).status).toBe(404);
  });
});

describe('cost centers', () => {
  const edit = async (changes: object, id = 1) =>
    client.write('POST', '/FarmActivityField/EditRc', { ...(await centerBody(id)), ...changes });

  test('link registrations once, within area and remainder', async () => {
    const [first] = (await centerBody(1)).farmRealEstates;
    expect((await edit({ farmRealEstates: [first, first] })).status).toBe(400);
    const more = { ...first, apportionedAreaSize: 5000 };
    const refused = await edit({ farmRealEstates: [more] });
    expect(messagesOf(refused.body)).toEqual([
      expect.stringMatching(/útil e comum/),
      expect.stringMatching(/restante/),
    ]);
    expect((await edit({ farmRealEstates: [] })).status).toBe(400);
    expect((await edit({ farmRealEstates: [], measurementType: 1 })).status).toBe(200);
  });

  test('free what they no longer link', async () => {
    const [first] = (await centerBody(1)).farmRealEstates as unknown as { realEstatePatrimonyId: number }[];
    const path = `/FarmRealEstate/GetTotalApportionedAreaSize/${first?.realEstatePatrimonyId}`;
    const before = (await client.get(path)).body as { totalApportionedAreaSize: number };
    expect(before.totalApportionedAreaSize).toBeGreaterThan(0);
    await edit({ farmRealEstates: [], measurementType: 1 });
    expect((await client.get(path)).body).toMatchObject({ totalApportionedAreaSize: 0 });
  });

  test('keep a former plant condition in their history', async () => {
    const coffee = demo.world.costCenters.find((row) => row.name === 'CAFEZAL')?.id ?? 0;
    const before = demo.world.costCenters.need(coffee);
    const other = demo.world.plantConditions
      .all()
      .find((row) => row.name === 'PODA DE RENOVACAO' && row.systemBusinessActivityId === 105);
    const saved = await edit({ plantConditionId: other?.id, plantingDate: '2026-11-01T00:00:00' }, coffee);
    expect(saved.status).toBe(200);
    expect(demo.world.costCenters.need(coffee).plantConditionHistories.at(-1)).toEqual({
      plantConditionId: before.plantConditionId,
      plantingDate: before.plantingDate,
    });
  });

  test('with plots are not deleted', async () => {
    const { status, body } = await client.write('DELETE', '/FarmActivityField/Delete?id=1');
    expect(status).toBe(400);
    expect(body).toMatchObject({ error: { dependents: [{ name: 'Talhões' }] } });
  });

  test('of poultry have a house with sizes', async () => {
    const id = demo.world.costCenters.find((row) => row.aviary !== null && row.customerId === 1)?.id ?? 0;
    const sent = { ...(await centerBody(id)), aviary: { name: '', width: 0, length: 10, capacity: 5 } };
    const refused = await client.write('POST', '/FarmActivityField/EditWithAviary', sent);
    expect(errorsOf(refused.body)).toEqual(['Aviary.HousingSystem', 'Aviary.Name', 'Aviary.Width']);
  });

  test.each([
    ['width', 'Largura'],
    ['length', 'Comprimento'],
    ['capacity', 'Capacidade de alojamento'],
  ])('of poultry are not saved with a house without %s', async (size, label) => {
    const own = demo.world.costCenters.find((row) => row.aviary !== null && row.customerId === 1);
    const sent = {
      ...(await centerBody(own?.id ?? 0)),
      aviary: { name: 'AVIARIO 9', housingSystem: 1, width: 12, length: 100, capacity: 20_000, [size]: null },
    };
    const refused = await client.write('POST', '/FarmActivityField/EditWithAviary', sent);
    expect(refused.status).toBe(400);
    expect(messagesOf(refused.body)).toEqual([`O campo ${label} é obrigatório.`]);
    expect(demo.world.costCenters.need(own?.id ?? 0).aviary).toEqual(own?.aviary);
  });
});

describe('plots', () => {
  const add = async (changes: object) =>
    client.write('POST', '/FarmActivityFieldPolygon/Add', {
      ...(await plotBody(1)),
      name: 'TALHAO NOVO',
      ...changes,
    });

  test('hold to their limits', async () => {
    expect(errorsOf((await add({ usefulAreaSize: 3000.01 })).body)).toEqual(['UsefulAreaSize']);
    expect(errorsOf((await add({ usefulAreaSize: 10, irrigatedAreaSize: 10 })).body)).toEqual([
      'IrrigatedAreaSize',
    ]);
    expect((await add({ usefulAreaSize: 10, irrigatedAreaSize: 9.99 })).status).toBe(200);
    expect(errorsOf((await add({ name: 'OUTRO', polygonArea: '[{"type":"ADD"}]' })).body)).toEqual([
      'PolygonArea',
    ]);
  });

  test('bring their cost center into being in one call', async () => {
    const field = { ...(await centerBody(1)), id: undefined, name: 'SOJA NOVA', measurementType: 1 };
    const sent = { newFarmActivityField: true, farmActivityFieldId: null, farmActivityField: field };
    const { status, body } = await add(sent);
    expect(status).toBe(200);
    const { farmActivityFieldId } = body as { farmActivityFieldId: number };
    expect(demo.world.costCenters.need(farmActivityFieldId).name).toBe('SOJA NOVA');
    const unnamed = await add({ ...sent, farmActivityField: { ...field, name: '' } });
    expect(errorsOf(unnamed.body)).toEqual(['FarmActivityField.Name']);
  });

  test('on leased land have no land value', async () => {
    const field = { ...(await centerBody(1)), name: 'SOJA NOVA', measurementType: 1 };
    const sent = {
      newFarmActivityField: true,
      farmActivityFieldId: null,
      farmActivityField: { ...field, areaValueInProductQuantity: 600 },
      realEstatePatrimonyOwnership: 2,
    };
    expect(errorsOf((await add(sent)).body)).toEqual(['FarmActivityField.AreaValueInProductQuantity']);
  });

  test('are gone when they are deleted, their registrations stay', async () => {
    const linked = demo.world.costCenters.need(1).farmRealEstates;
    expect((await client.write('DELETE', '/FarmActivityFieldPolygon/Inactivate/1')).status).toBe(200);
    expect((await client.get('/FarmActivityFieldPolygon/GetById?id=1')).status).toBe(404);
    expect(demo.world.costCenters.need(1).farmRealEstates).toEqual(linked);
  });

  test('keep clay contents between 0 and 100', async () => {
    const save = (clayContent: number) =>
      client.write('POST', '/FarmActivityFieldPolygon/UpdateClayContent', {
        polygons: [{ id: 1, clayContent }],
      });
    expect((await save(101)).status).toBe(400);
    expect((await save(55.5)).status).toBe(200);
    expect(demo.world.plots.need(1).clayContent).toBe(55.5);
  });
});

describe('files of shapes', () => {
  const send = async (text: string, extension: string) => {
    const form = new FormData();
    form.append('files', new File([text], `talhoes.${extension}`));
    form.append('extensions', extension);
    const { headers } = client;
    const answer = await fetchWith(form, headers);
    return { status: answer.status, body: (await answer.json()) as unknown };
  };
  const fetchWith = async (form: FormData, headers: Record<string, string>) => {
    const { answer } = await import('./handlers');
    return answer(
      new Request('https://produtor.exemplo.com.br/FarmActivityFieldPolygon/FileConverter', {
        method: 'POST',
        body: form,
        headers: { ...headers, 'X-Requested-With': 'XMLHttpRequest' },
      }),
    );
  };
  const square = '-53.7,-24.7,0 -53.7,-24.69,0 -53.69,-24.69,0 -53.69,-24.7,0 -53.7,-24.7,0';
  const inner = '-53.697,-24.697 -53.697,-24.695 -53.695,-24.695 -53.697,-24.697';
  const boundary = (name: string, points: string) =>
    `<${name}><LinearRing><coordinates>\n${points}\n</coordinates></LinearRing></${name}>`;

  test('are read from KML: folders, namespaces, holes, lines left aside', async () => {
    const kml = `<?xml version="1.0"?><kml xmlns="http://www.opengis.net/kml/2.2"><Document><Folder>
      <Placemark><name><![CDATA[Sede & pomar]]></name><MultiGeometry><Polygon>${boundary('outerBoundaryIs', square)}${boundary('innerBoundaryIs', inner)}</Polygon></MultiGeometry></Placemark>
      <Placemark><name>Estrada</name><LineString><coordinates>0,0 1,1</coordinates></LineString></Placemark>
    </Folder></Document></kml>`;
    const { status, body } = await send(kml, 'kml');
    expect(status).toBe(200);
    const rings = body as { type: string; name: string; path: unknown[] }[];
    expect(rings.map(({ type, name, path }) => [type, name, path.length])).toEqual([
      ['ADD', 'Sede & pomar', 4],
      ['REMOVE', 'Sede & pomar', 3],
    ]);
    expect(rings[0]?.path).toContainEqual({ lat: -24.69, lng: -53.7 });
  });

  test('are read from GeoJSON: collections and multi-polygons', async () => {
    const ring = [
      [-53.7, -24.7],
      [-53.69, -24.7],
      [-53.69, -24.69],
      [-53.7, -24.7],
    ];
    const json = JSON.stringify({
      type: 'FeatureCollection',
      features: [
        {
          type: 'Feature',
          properties: { nome: 'Baixada' },
          geometry: { type: 'Polygon', coordinates: [ring] },
        },
        {
          type: 'Feature',
          properties: null,
          geometry: { type: 'MultiPolygon', coordinates: [[ring], [ring]] },
        },
      ],
    });
    const { body } = await send(json, 'geojson');
    expect((body as { name: string | null }[]).map(({ name }) => name)).toEqual(['Baixada', null, null]);
  });

  test.each([
    ['kml', '<kml><Document>', /KML válido/],
    ['geojson', '{', /GeoJSON válido/],
    ['geojson', '{"type":"FeatureCollection","features":[]}', /não tem polígonos/],
    [
      'geojson',
      '{"type":"Polygon","coordinates":[[[732000,7265000],[732100,7265000],[732100,7265100]]]}',
      /fora do mundo/,
    ],
    ['kml', '<kml><NetworkLink><href>x</href></NetworkLink></kml>', /NetworkLink/],
    ['shp', 'x', /KML ou GeoJSON/],
  ])('%s with %s is refused with the reason', async (extension, text, reason) => {
    const { status, body } = await send(text, extension);
    expect(status).toBe(400);
    expect(messageOf(body)).toMatch(reason);
  });
});
