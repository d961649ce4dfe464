import { json, refused } from '../../answers';
import { readGeoJson, readKml, UnreadableFile } from '../../geo/shapes';
import { route } from '../../route';
import { LAND } from './wire';

const LIMIT = 10 * 1024 * 1024;

const readers: Readonly<Record<string, (source: string) => ReturnType<typeof readKml>>> = {
  kml: readKml,
  geojson: readGeoJson,
  json: readGeoJson,
};

/** Reads files of shapes: multipart, one extension for each file. */
export const fileConverter = route(
  'POST',
  '/FarmActivityFieldPolygon/FileConverter',
  async ({ request }) => {
    let form: FormData;
    try {
      form = await request.formData();
    } catch {
      return refused('Envie o arquivo em um formulário (multipart).');
    }
    const files = form.getAll('files').filter((value) => typeof value !== 'string');
    const extensions = form
      .getAll('extensions')
      .map((value) => (typeof value === 'string' ? value.replace('.', '').toLowerCase() : ''));
    if (files.length === 0) return refused('Nenhum arquivo recebido.');
    try {
      const rings = [];
      for (const [index, file] of files.entries()) {
        const read = readers[extensions[index] ?? ''];
        if (!read) return refused('Formato não aceito: envie KML ou GeoJSON.');
        if (file.size > LIMIT) return refused('O arquivo passa de 10 MB.');
        rings.push(...read((await file.text()).replace(/^\uFEFF/, '')));
      }
      return rings.length > 0
        ? json(rings.map((row) => ({ ...row })))
        : refused('O arquivo não tem polígonos.');
    } catch (thrown) {
      if (thrown instanceof UnreadableFile) return refused(thrown.message);
      throw thrown;
    }
  },
  LAND,
);
